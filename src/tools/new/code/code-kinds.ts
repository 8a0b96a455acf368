/** The kinds of `new` that create code instead of content. */
export const codeKinds = ['section', 'island', 'collection'] as const;
export type CodeKind = (typeof codeKinds)[number];
