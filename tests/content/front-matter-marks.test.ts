// Front matter whose lines of dashes are missing or mistyped, and its fix.
import { expect, test } from 'vitest';
import { fixOf } from '../../src/content/fixes/fix-finding.ts';
import { createFinding } from '../../src/diagnostics/diagnostic.ts';
import { applyEdits } from '../../src/diagnostics/fix.ts';
import { onLine } from '../../src/model/data/place.ts';
import { splitFrontMatter } from '../../src/model/entries/front-matter.ts';

const right = '---\ntitle: One\ntags: [a]\n---\n\nWords.\n';

test.each([
  ['start', right.slice(4)],
  ['marks', right.replaceAll('---', '--')],
  ['marks', right.replaceAll('---', '-----')],
  ['marks', right.replaceAll('---', '—')],
  ['marks', right.replaceAll('---', '___')],
  ['marks', right.replaceAll('---', ' ---')],
  ['marks', right.replace('---', '***')],
] as const)('The fault %s is recognized, and the fix writes the lines of dashes: %j', (fault, text) => {
  for (const [written, intended] of [
    [text, right],
    [text.replaceAll('\n', '\r\n'), right.replaceAll('\n', '\r\n')],
    [`\uFEFF${text}`, `\uFEFF${right}`],
  ] as const) {
    expect(splitFrontMatter(written).fault).toBe(fault);
    const range = onLine(1, 1, 1);
    const { edits = [] } = fixOf(createFinding('front-matter', { file: 'a.md', range }, { fault }), range, written) ?? {};
    expect(applyEdits(written, edits)).toBe(intended);
  }
});

test.each(['Words.\n', 'Note: read this.\n---\n', '## title: One\n---\n', '***\n\ntitle: One\n', 'title: One\n\n---\n'])(
  'A text that begins with %j has no front matter',
  (text) => {
    expect(splitFrontMatter(text)).toMatchObject({ yaml: undefined, body: text });
  },
);
