// The messages of an island: plain strings by name, which are JSON, so that no i18n library is shipped.
export type Texts<Key extends string> = Readonly<Record<Key, string>>;
