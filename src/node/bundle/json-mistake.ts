// Finds the first mistake in a JSON file that was written by hand. The errors of JSON.parse have no line.
import type { TransformFailure } from 'esbuild';

export interface JsonMistake {
  /** The line of the mistake, counted from 1. */
  readonly line: number;
  /** The reason in English: `JSON does not support trailing commas`. */
  readonly why: string;
}

/** Resolves to the first mistake in the text of a JSON object, or to undefined if there is none. */
export async function jsonMistake(text: string): Promise<JsonMistake | undefined> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : { line: 1, why: 'Expected an object in { }' };
  } catch (error) {
    return (await bundlerMistake(text)) ?? { line: 1, why: String(error) };
  }
}

/** Resolves to the first error of the bundler, or to undefined if the bundler accepts the text, such as one with a byte order mark. */
async function bundlerMistake(text: string): Promise<JsonMistake | undefined> {
  const { transform } = await import('esbuild');
  try {
    await transform(text, { loader: 'json', logLevel: 'silent' });
    return undefined;
  } catch (failure) {
    // esbuild rejects with a TransformFailure.
    const [first] = (failure as Partial<TransformFailure>).errors ?? [];
    return first && { line: first.location?.line ?? 1, why: first.text };
  }
}
