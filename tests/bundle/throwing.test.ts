// Errors thrown by code of a site, and values that React refuses, are diagnostics with their place in the source, not
// bugs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildResult, build } from '../../src/build/build.ts';
import { templateDiagnostics } from '../../src/diagnostics/template-diagnostics.ts';
import { compile } from '../../src/node/bundle/compile.ts';
import { templateFailures } from '../../src/node/bundle/locate-template-error.ts';
import { readContent } from '../../src/node/fs/read-content.ts';
import { ogImagesOf } from '../../src/node/images/og-image-cache.ts';
import { fixtures, inputOf } from '../support/fixture-site/content.ts';
import { projectAt } from '../support/process/project.ts';
import { copyThrowingSite } from '../support/throwing-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-throwing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = readFileSync(join(fixtures, 'throwing/templates/site.tsx'), 'utf8').split('\n');

/** Returns the number of the first line that contains `text`. */
const lineOf = (text: string): number => lines.findIndex((line) => line.includes(text)) + 1;

/** Resolves to the diagnostics of a build of the site in which `part` throws. */
async function diagnosticsOf(part: string) {
  const root = mkdtempSync(join(folder, part));
  copyThrowingSite(root, part);
  const project = projectAt(root);
  const { definition, bundle } = await compile(project);
  const ogImages = { hashOf: ogImagesOf(project, definition).hashOf };
  const input = { ...inputOf(readContent(join(root, 'content'))), definition, bundle, ogImages };
  const thrown = await build(input, () => undefined).then(
    (built: BuildResult) => built.thrown,
    (error: unknown) => [error],
  );
  return templateDiagnostics(templateFailures(thrown, project) ?? []);
}

let sectionDiagnostics: Awaited<ReturnType<typeof diagnosticsOf>>;
beforeAll(async () => {
  sectionDiagnostics = await diagnosticsOf('sections');
});

test.each([
  { section: 2, type: 'promise', what: /^TypeError: PromiseSection returns a promise/, line: 'const PromiseSection' },
  { section: 3, type: 'object', what: /^TypeError: ObjectSection shows an object with the keys de, en/, line: 'const ObjectSection' },
  {
    section: 4,
    type: 'missing',
    what: /^TypeError: MissingSection renders an element whose component is undefined/,
    line: 'const MissingSection',
  },
  { section: 5, type: 'endless', what: /^RangeError: EndlessSection renders itself without an end/, line: 'const EndlessSection' },
  { section: 6, type: 'text', what: /^words alone$/, line: 'const TextSection', pages: ['/', '/second'] },
  { section: 7, type: 'island', what: /^RangeError: island is broken/, line: "RangeError('island is broken')" },
  { section: 8, type: 'hollowIsland', what: /^TypeError: HollowCounter renders an element/, line: 'const HollowCounter' },
])(
  'The error of section $section ($type) is reported with its line, in addition to those of the other sections',
  ({ section, type, what, line, pages }) => {
    const { args, file, range } = sectionDiagnostics.find((each) => each.args['type'] === type) ?? {};
    expect(args).toEqual({ what: expect.stringMatching(what), page: '/', section, type, ...(pages && { pages }) });
    expect({ file, line: range?.line }).toEqual({ file: 'templates/site.tsx', line: lineOf(line) });
  },
);

test.each([
  { name: 'onClick', element: 'button', line: '    <button onClick' },
  { name: 'onSubmit', element: 'form', line: 'const CreatedSection' },
  { name: 'onClose', element: 'dialog', line: 'const EarlySection' },
  { name: 'useState', line: "useState('Hello')" },
  { name: 'useEffect', line: 'useEffect(() => undefined' },
])('$name ($line) only runs in browsers, so it is an error at its line', ({ name, element, line }) => {
  const range = expect.objectContaining({ line: lineOf(line) });
  const args = { name, ...(element && { element }) };
  expect(sectionDiagnostics).toContainEqual({ code: 'template-browser-only', severity: 'error', file: 'templates/site.tsx', args, range });
});

test('Handlers and hooks of islands and packages are not reported', () => {
  expect(sectionDiagnostics).toHaveLength(12);
});

const onBoth = { page: '/', pages: ['/', '/second'] };

test.each([
  ['Layout', onBoth],
  ['Body', onBoth],
  ['structuredData', onBoth],
  ['documentTitle', onBoth],
  ['draw', { ...onBoth, isPicture: true }],
  ['layers', { ...onBoth, isPicture: true }],
  ['facts', { page: '/' }],
  ['manifest', {}],
])('An error that %s throws is reported once, at the line that throws', async (part, otherArgs) => {
  const [first, ...others] = await diagnosticsOf(part);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    code: 'template-render',
    file: 'templates/site.tsx',
    range: { line: lineOf('} is broken`)') },
  });
  expect(first?.args).toEqual({ what: `RangeError: ${part} is broken`, ...otherArgs });
});
