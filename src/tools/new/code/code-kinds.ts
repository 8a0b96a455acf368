/** The kinds of `new` that are code, not content. */
export const codeKinds = ['section', 'island', 'collection'] as const;
export type CodeKind = (typeof codeKinds)[number];
