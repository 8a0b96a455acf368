// Turns the result of a site's output function into the bytes of a file. Every failure is a TemplateError that names the function.
import { type RenderPlace, TemplateError } from '../../diagnostics/template-error.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { OutputView } from '../../model/output-view.ts';
import { findNotJson } from '../../site/find-not-json.ts';
import { type RunLimited, runUnlimited } from '../run-limited.ts';
import type { PlannedOutput } from './plan-outputs.ts';

/**
 * Makes an output for its view. Throws a TemplateError if the output's function throws or is ended by `run`,
 * or returns a value that cannot be a file.
 */
export function makeOutput(output: PlannedOutput, view: OutputView, run: RunLimited = runUnlimited): OutputFile {
  const { path, make } = output;
  let refusal: string | undefined;
  try {
    const content: unknown = run(() => make(view));
    // Data may read the view while it is serialized, so it is serialized here, where reads are recorded and errors are caught.
    const bytes = bytesOf(path, content);
    if (bytes !== undefined) return { path, bytes };
    refusal = refusalOf(path, content);
  } catch (cause) {
    throw outputError(output, 'output-failed', cause);
  }
  throw outputError(output, 'output-failed', refusal);
}

/** Returns the error of an output that conflicts with another file. */
export const clashError = (output: PlannedOutput, other: string): TemplateError => outputError(output, 'output-clash', other);

function outputError(
  { path, make, near = make, isFeed }: PlannedOutput,
  output: NonNullable<RenderPlace['output']>,
  cause: unknown,
): TemplateError {
  const place = { page: `/${path}`, section: undefined, output, ...(isFeed && { isFeed }) };
  return new TemplateError(cause, place, { components: [near] });
}

/** Returns whether a file contains JSON. For any other file, an object is a mistake: its content must be text or bytes. */
const isJson = (path: string): boolean => /(?:json|jsonld|webmanifest)$/.test(path);

function bytesOf(path: string, content: unknown): OutputFile['bytes'] | undefined {
  if (typeof content === 'string') return content;
  if (content instanceof Uint8Array) return new Uint8Array(content);
  const isData = typeof content === 'object' && content !== null && isJson(path) && findNotJson(content) === undefined;
  return isData ? `${JSON.stringify(content)}\n` : undefined;
}

/** Explains why `content` cannot be written. */
function refusalOf(path: string, content: unknown): string {
  if (content instanceof Promise) return 'It returns a promise; return the content itself';
  if (typeof content === 'function') return 'It returns a function; return a string, bytes or JSON data';
  if (typeof content !== 'object' || content === null) return `It returns ${String(content)}; return a string, bytes or JSON data`;
  if (!isJson(path))
    return 'It returns an object, but only files whose names end in json, jsonld or webmanifest hold data; return a string or bytes';
  return `It returns a value that JSON cannot hold: ${findNotJson(content)}`;
}
