// Other tests run commands one after another in one process. Here each has one of its own, as users start it: it ends by
// itself, and says the same.
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
])('%s ends and prints the same in a process of its own', async (...args) => {
  const cwd = freshFolder();
  const shared = await archipel(args, { cwd });
  expect(withoutTimes(await archipel(args, { cwd, alone: true }))).toEqual(withoutTimes(shared));
});

/** The time of a build differs from run to run, and the second one uses the cache of the first. */
const withoutTimes = <Text extends { readonly stderr: string }>(ended: Text): Text => ({
  ...ended,
  stderr: ended.stderr.replaceAll(/\d[\d.,]* ?m?s\b|^(?:read|rendered|audited) .*\n/gm, ''),
});
