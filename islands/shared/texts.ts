// The words of an island: plain strings by name, so that they travel as JSON and no dictionary is shipped.
export type Texts<Key extends string> = Readonly<Record<Key, string>>;
