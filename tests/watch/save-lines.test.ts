// The lines that `watch` prints after a save.
import { expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { createWatchReporter } from '../../src/watch/watch-reporter.ts';
import type { WatchSession } from '../../src/watch/watch-session.ts';

test('The line of a save names a page once, even if several of its files were saved', () => {
  const lines: string[] = [];
  const io = { err: (text: string) => void lines.push(text), paint: (_: unknown, text: string) => text, messages: toolMessages('en') };
  const routesOf = (file: string) => (file.endsWith('.de.mdx') ? [{ path: '/firm' }] : [{ path: '/firm' }, { path: '/en/firm' }]);
  // The reporter uses nothing else of the build.
  const state = (): never => ({ build: { site: { routesOf } }, diagnostics: [] }) as never;
  const session: Pick<WatchSession, 'state' | 'tree' | 'typed' | 'isSaved'> = {
    state,
    tree: () => ({ texts: new Map(), assets: new Map(), problems: [] }),
    typed: () => new Map(),
    isSaved: () => true,
  };
  const { report } = createWatchReporter(io, { content: '/site/content', root: '/site', engine: undefined }, session);
  report({ kind: 'saved', changes: { content: ['pages/firm.yaml', 'pages/firm.de.mdx', 'pages/firm.en.mdx'], code: [] }, milliseconds: 4 });
  expect(lines).toEqual(['3 files → /firm /en/firm 4 ms']);
});
