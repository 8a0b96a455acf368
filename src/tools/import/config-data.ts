// Reads the configuration and the data files of other generators, which may have mistakes or lack keys.
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { attempt } from '../../model/attempt.ts';
import { isBlock } from '../../model/data/block.ts';

export type ConfigData = Readonly<Record<string, unknown>>;

/** The configuration of a site from which a folder is imported: _config.yml of Jekyll, or mkdocs.yml of MkDocs. */
export interface ConfigFile {
  readonly config: string;
  /** The path of the imported folder from that file, without slashes at its ends; empty for the folder that has the file. */
  readonly path: string;
  /** Returns the text of a file, by its path from that file; undefined if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

/** Returns the data in a text of YAML, JSON or, by the name of its `file`, TOML; undefined if it has mistakes. */
export const configValue = (text: string, file = ''): unknown =>
  // JSON is YAML, too.
  attempt((): unknown => (file.endsWith('.toml') ? parseToml(text) : parseYaml(text, { logLevel: 'silent' })));

/** Returns the block that a text contains; an empty one for other texts. */
export const configIn = (text: string | undefined, file?: string): ConfigData => configBlock(configValue(text ?? '', file));

/** Returns a block of a configuration; an empty one for other values. */
export const configBlock = (value: unknown): ConfigData => (isBlock(value) ? value : {});

/** Returns a block with its keys in lower case, because Hugo reads them without regard to capitals. */
export const lowerKeys = (block: unknown): ConfigData =>
  Object.fromEntries(Object.entries(configBlock(block)).map(([key, value]) => [key.toLowerCase(), value]));
