// The messages of an island: plain strings by name. They are passed as JSON, so pages load no i18n library.
export type Texts<Key extends string> = Readonly<Record<Key, string>>;
