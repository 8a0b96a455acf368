// Parses the YAML of the real site for tests, and lists the texts of a file with their places.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';

export type Lang = 'de' | 'en';

export interface CopyText {
  /** The path of the text: `features.monitoring.benefits.2`. */
  readonly place: string;
  readonly lang: Lang;
  readonly text: string;
}

const content = fileURLToPath(new URL('../../../content/', import.meta.url));

/** Reads and parses a file of the content folder. */
export const yaml = (file: string): unknown => load(readFileSync(`${content}${file}`, 'utf8'));

/** The folders of entries with pages. */
export const entryFolders = ['pages', 'solutions', 'editions'] as const;

/** Returns the names of the YAML files in a folder of content, without their ending, sorted. */
export const idsIn = (folder: (typeof entryFolders)[number]): readonly string[] =>
  readdirSync(`${content}${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'))
    .sort();

/** The files of all entries with pages, such as `pages/home.yaml`. */
export const entryFiles: readonly string[] = entryFolders.flatMap((folder) => idsIn(folder).map((id) => `${folder}/${id}.yaml`));

const isLang = (key: string): key is Lang => key === 'de' || key === 'en';

/** Returns every text under a language in `value`, in order. */
export function textsIn(value: unknown, place: readonly string[] = []): CopyText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    isLang(key) && typeof child === 'string' ? [{ place: place.join('.'), lang: key, text: child }] : textsIn(child, [...place, key]),
  );
}
