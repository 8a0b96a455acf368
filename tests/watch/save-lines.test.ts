// The lines that `watch` prints after a save.
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { createWatchReporter } from '../../src/watch/watch-reporter.ts';
import type { WatchSession } from '../../src/watch/watch-session.ts';

/** Returns a reporter of these states, and the texts that it prints. */
function reporterOf(state: () => object) {
  const lines: string[] = [];
  const io = { err: (text: string) => void lines.push(text), paint: (_: unknown, text: string) => text, messages: toolMessages('en') };
  const session: Pick<WatchSession, 'state' | 'tree' | 'typed' | 'isSaved'> = {
    // The reporter uses nothing else of a state.
    state: () => state() as never,
    tree: () => ({ texts: new Map(), assets: new Map(), problems: [] }),
    typed: () => new Map(),
    isSaved: () => true,
  };
  return { lines, ...createWatchReporter(io, { content: '/site/content', root: '/site', engine: undefined }, session) };
}

test('The line of a save names a page once, even if several of its files were saved', () => {
  const routesOf = (file: string) => (file.endsWith('.de.mdx') ? [{ path: '/firm' }] : [{ path: '/firm' }, { path: '/en/firm' }]);
  const { lines, report } = reporterOf(() => ({ build: { site: { routesOf } }, diagnostics: [] }));
  report({ kind: 'saved', changes: { content: ['pages/firm.yaml', 'pages/firm.de.mdx', 'pages/firm.en.mdx'], code: [] }, milliseconds: 4 });
  expect(lines).toEqual(['3 files → /firm /en/firm 4 ms']);
});

test('More than 50 diagnostics are printed by code, errors first, and after a save only the new ones', () => {
  const warnings = (length: number): readonly Diagnostic[] =>
    Array.from({ length }, (_, index) => ({
      code: 'file-empty',
      severity: 'warning',
      file: `pages/a-${index}.yaml`,
      range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
      args: {},
    }));
  const error: Diagnostic = { code: 'file-empty', severity: 'error', file: 'pages/b.yaml', args: {} };
  let diagnostics = [...warnings(60), error];
  const { lines, report } = reporterOf(() => ({ diagnostics }));
  report({ kind: 'diagnostics' });
  const text = lines.join('\n');
  expect(text.match(/^(?:error|warning) .*/gm)).toEqual([
    expect.stringMatching(/^error .*b\.yaml$/),
    expect.stringMatching(/^warning .*a-0\.yaml:1:1$/),
  ]);
  expect(text).toContain('59 more places:');
  expect(text).toContain('and 56 more places: npx archipel check --code file-empty');
  lines.length = 0;
  diagnostics = [...warnings(61), error];
  report({ kind: 'diagnostics' });
  expect(lines.join('\n').match(/^(?:error|warning) .*/gm)).toEqual([expect.stringContaining('a-60.yaml')]);
});
