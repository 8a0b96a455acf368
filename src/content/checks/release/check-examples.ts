// Finds example values that must not be published: values marked as examples, and values such as example.com.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { scalarsIn } from '../../../model/data/walk.ts';
import { overrideSettings } from '../../override.ts';
import { releaseCheck } from '../check.ts';

/** Domains reserved for examples (RFC 2606) and Berlin's telephone numbers for fiction. */
const example = /\bexample\.(?:com|org|net)\b|\.example\b|\+49 30 23125 \d{3}/;

/** Returns a finding for the first example value of each line of prose. */
const checkProseExamples = (file: string, text: string): Finding[] =>
  text.split('\n').flatMap((line, index) => {
    const found = example.exec(line);
    if (found === null) return [];
    const [at, column] = [index + 1, found.index + 1];
    const range = { line: at, column, endLine: at, endColumn: column + found[0].length };
    return [createFinding('example-value', { file, range }, { value: found[0] })];
  });

/** Returns a finding for each example value in the data of all files. */
const checkExamples = (data: ReadonlyMap<string, unknown>): Finding[] =>
  [...data].flatMap(([file, value]) =>
    scalarsIn(value).flatMap(({ scalar, path }) => {
      if (path.at(-1) === 'example' && scalar === true)
        return [createFinding('example-value', { file, path, at: 'key' }, { value: path.slice(0, -1).join('.') })];
      if (typeof scalar !== 'string' || !example.test(scalar)) return [];
      return [createFinding('example-value', { file, path }, { value: scalar })];
    }),
  );

export const examplesCheck = releaseCheck({
  codes: ['example-value'],
  reads: ['data', 'overrides', 'proseTexts'],
  check: ({ data, overrides, proseTexts }) => {
    // An example value that the environment replaces is not published.
    const released = new Map([...data].map(([file, value]) => [file, file === 'site.yaml' ? overrideSettings(value, overrides) : value]));
    return [...checkExamples(released), ...[...proseTexts].flatMap(([file, text]) => checkProseExamples(file, text))];
  },
});
