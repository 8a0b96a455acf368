// The names of shortcodes and tags of other generators, by which `check` counts them.
import { expect, test } from 'vitest';
import { commandsIn, withCommands } from '../../src/content/prose/commands.ts';

test('The diagnostics of commands name the shortcode or the tag', () => {
  const commands = commandsIn('{{< video one >}} {{% /map-of %}} {% include "x" %}', { code: [], mistyped: [] });
  expect(withCommands('a.md', commands, []).map(({ code, args }) => [code, args['name']])).toEqual([
    ['markdown-raw', 'video'],
    ['markdown-raw', 'map-of'],
    ['markdown-raw', 'include'],
  ]);
});
