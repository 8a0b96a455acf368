// Explains errors and warnings of esbuild: which name is probably meant, and where what lacks its end begins.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { suggest } from '../../diagnostics/suggest.ts';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import { attempt } from '../../model/attempt.ts';
import { globLocal } from './import-glob-plugin.ts';

/** A place in a file; columns count from 0. */
interface BundlerPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lineText?: string;
}

/** An error or warning of esbuild, with its notes. */
export interface BundlerFailure {
  readonly text: string;
  readonly location?: BundlerPlace | null;
  readonly notes?: readonly { readonly text: string; readonly location?: BundlerPlace | null }[];
}

/** Matches failures after which esbuild misreads the rest of the file. */
const misleading = /^Unexpected closing .* does not match|^Expected "\}" to go with/;

/** Returns `failures` without those that follow from a tag or a brace that lacks its end in the same file. */
export function withoutConsequences<Failure extends BundlerFailure>(failures: readonly Failure[]): readonly Failure[] {
  const starts = new Map<string, { readonly failure: Failure; readonly line: number }>();
  for (const failure of failures) {
    const { file } = failure.location ?? {};
    if (file !== undefined && misleading.test(failure.text) && !starts.has(file))
      starts.set(file, { failure, line: placeOf(failure)?.line ?? 0 });
  }
  return failures.filter((failure) => {
    const start = starts.get(failure.location?.file ?? '');
    return start === undefined || start.failure === failure || (failure.location?.line ?? 0) < start.line;
  });
}

/** Returns the place of a failure: that of the brace that lacks its end, not the end of the file. */
const placeOf = ({ text, location, notes = [] }: BundlerFailure): BundlerPlace | null | undefined =>
  text.startsWith('Expected "}" to go with') ? (notes[0]?.location ?? location) : location;

/** Returns a failure of esbuild in words, with its position. `root` is the folder in which names are looked up, if any. */
export function explainFailure(failure: BundlerFailure, root?: string): TemplateFailure {
  const { text, location } = failure;
  const [, file, name] = unmatched.exec(text) ?? [];
  // If the import comes from a pattern, no line of the source names the export, so the place is the start of the file that lacks it.
  if (file !== undefined && location?.lineText?.includes(globLocal) === true)
    return { what: `It exports no "${name}", which ${location.file} imports by a pattern`, position: { file, line: 1, column: 1 } };
  const place = placeOf(failure);
  return {
    what: withWayOut(failure, root),
    position: place ? { file: place.file, line: place.line, column: place.column + 1 } : undefined,
  };
}

const unmatched = /^No matching export in "([^"]+)" for import "([^"]+)"/;

function withWayOut({ text, location, notes = [] }: BundlerFailure, root: string | undefined): string {
  const [, path] = /^Could not resolve "(\.{1,2}\/[^"?]*)"$/.exec(text) ?? [];
  const [, file = '', name] = unmatched.exec(text) ?? [];
  const [, meant] = /^Did you mean(?: to import)? "([^"]+)" instead\?$/.exec(notes[0]?.text ?? '') ?? [];
  const opened = /^Unexpected closing /.test(text) ? notes[0]?.location?.line : undefined;
  if (isOpenBrace(text, location)) return 'A brace { before this end tag has no }';
  if (opened !== undefined) return `${text}, which begins in line ${opened}`;
  if (meant !== undefined) return `${text}; did you mean "${meant}"?`;
  if (name !== undefined && root !== undefined) return `${text}${otherImport(join(root, file), name)}`;
  if (path !== undefined && root !== undefined && location) return `${text}${nearFile(join(root, location.file), path)}`;
  return `${text}${installHint(text)}`;
}

/** Returns whether esbuild took the slash of an end tag for a regular expression: `<p>{title</p>`. */
const isOpenBrace = (text: string, location: BundlerFailure['location']): boolean =>
  text.startsWith('Unterminated regular expression') && /\{[^{}<]*<\/[\w.]+>/.test(location?.lineText ?? '');

/** Returns how to import what a file exports by name if it has no default export, and the other way round. */
function otherImport(file: string, name: string): string {
  const source = attempt(() => readFileSync(file, 'utf8')) ?? '';
  if (name !== 'default')
    return /\bexport\s+default\b/.test(source) ? `; its default export is imported without braces: import ${name}` : '';
  const exports = [...source.matchAll(/\bexport\s+(?:async\s+)?(?:const|function|class)\s+([\w$]+)/g)].map(([, each = '']) => each);
  return exports.length === 0 ? '' : `; it exports by name: import { ${exports.join(', ')} }`;
}

/** Returns the file with the most similar name in the folder of a relative import. */
function nearFile(importer: string, path: string): string {
  const names = attempt(() => readdirSync(dirname(join(dirname(importer), path)))) ?? [];
  const near = suggest(basename(path), names);
  return near === undefined ? '' : `; did you mean "${path.slice(0, path.lastIndexOf('/') + 1)}${near}"?`;
}

/** Returns the command that installs a missing package. */
function installHint(text: string): string {
  const [, name] = /^Could not resolve "((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"$/.exec(text) ?? [];
  return name === undefined ? '' : `: correct its name, or install it with npm install ${name}`;
}
