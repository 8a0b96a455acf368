/** What `new` adds that is code and no content. */
export const codeKinds = ['section', 'island', 'collection'] as const;
export type CodeKind = (typeof codeKinds)[number];
