// Other tests run commands one after another in one process. Here, each command has its own process, as it does for users. It must
// end by itself, and print the same as in the shared process.
import { expect, test } from 'vitest';
import { archipel, freshFolder, smallContent } from '../support/process/process.ts';

const content = smallContent();
const broken = smallContent({ 'pages/home.yaml': 'languages: [de]\nnmae: { de: Start }\n' });

test.each([
  ['build', '--content', content, '--out', 'site'],
  ['check', '--strict', '--content', content],
  ['check', '--format', 'json', '--content', broken],
  ['explain', '/', '--content', content],
  ['new', 'page', '--id', 'home', '--content', content],
  ['routes', '--content', content],
  ['schedule', '--content', content, '--now', '2025-06-01'],
  ['schema', '--content', content, '--out', '.'],
  ['translations', '--content', content],
  ['urls', '--json', '--content', content],
  ['buidl'],
])('%s in its own process ends and prints the same', async (...args) => {
  const cwd = freshFolder();
  const shared = await archipel(args, { cwd });
  expect(withoutTimes(await archipel(args, { cwd, alone: true }))).toEqual(withoutTimes(shared));
});

/** Returns output without times and cache figures: times differ from run to run, and the second run uses the cache of the first. */
const withoutTimes = <Text extends { readonly stderr: string }>(ended: Text): Text => ({
  ...ended,
  stderr: ended.stderr.replaceAll(/\d[\d.,]* ?m?s\b|^(?:read|rendered|audited) .*\n/gm, ''),
});
