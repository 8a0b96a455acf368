// Code of the site may throw any value, and change what the engine uses: the error is named with its place, and the next build is sound.
import { describe, expect, test } from 'vitest';
import { misbehavingSite } from '../support/misbehaving-site.ts';
import { archipel, snapshot } from '../support/process/process.ts';

const { site, out, put } = misbehavingSite();
const run = (words: string) => archipel(words.split(' '), { site, cwd: site, alone: true });

describe('A thrown value is named with the place of the template:', () => {
  test.each([
    ["throw '';", 'the thrown value is ""'],
    ['throw undefined;', 'the thrown value is undefined'],
    ['throw { code: 7 };', 'the thrown value is {"code":7}'],
    ['throw Object.create(null);', 'the thrown value is {}'],
    ["throw Object.assign(new Error('words'), { name: Symbol('name') });", 'the thrown value has no text'],
    ["throw Object.assign(new Error('words'), { stack: { line: 1 } });", 'Error: words'],
    ["throw Object.defineProperty(new Error('words'), 'stack', { get() { throw new Error('inner'); } });", 'Error: words'],
    [
      "throw Object.defineProperty(new Error('words'), 'message', { get() { throw new Error('inner'); } });",
      'the thrown value has no text',
    ],
    ["throw process.getBuiltinModule('vm').runInNewContext('new Error(\"elsewhere\")');", 'Error: elsewhere'],
    ["throw new Error('outer', { cause: new RangeError('inner') });", 'Error: outer (RangeError: inner)'],
    ["throw new AggregateError([new Error('one'), new Error('two')]);", 'AggregateError (Error: one, Error: two)'],
    ["const error = new Error('round'); error.cause = error; throw error;", 'Error: round (Error: round (Error: round (Error: round)))'],
  ])('%s', async (code, what) => {
    put({ part: code });
    const { code: exit, stderr } = await archipel(['check', '--quiet'], { site, cwd: site });
    expect(exit, stderr).toBe(1);
    expect(stderr).toMatch(/^error template-render {2}templates\/site\.tsx:\d+:\d+$/m);
    expect(stderr).toContain(`while rendering / and 2 more pages: ${what}.`);
  });

  test.each(['throw Object.create(null);', 'throw null;'])('%s while the configuration is loaded', async (code) => {
    put({ config: code });
    const { code: exit, stderr } = await archipel(['check', '--quiet'], { site, cwd: site });
    expect({ exit, stderr }).toMatchObject({
      exit: 1,
      stderr: expect.stringMatching(/^error config-invalid {2}.*[\s\S]*the thrown value is/m),
    });
  });
});

test('A build is sound after one whose templates have replaced JSON.stringify', async () => {
  put({});
  expect(await run('build --quiet')).toMatchObject({ code: 0 });
  const published = snapshot(out);
  put({ part: "JSON.stringify = () => 'x';" });
  await run('build --quiet');
  put({});
  expect(await run('build --quiet')).toMatchObject({ code: 0, stderr: '' });
  expect(snapshot(out)).toEqual(published);
});
