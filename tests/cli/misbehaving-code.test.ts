// Code of the site that throws unusual values, ends the process, prints, waits for ever, or changes what the engine uses.
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

describe('Code that ends the process is an error at its line:', () => {
  test.each(['process.exit(0);', "globalThis['process'].exit(0);", "const { exit } = process.getBuiltinModule('process'); exit(0);"])(
    '%s',
    async (code) => {
      for (const place of ['part', 'load', 'module'] as const) {
        put({ [place]: code });
        const { code: exit, stderr } = await run('build --quiet');
        expect({ place, exit, stderr }).toMatchObject({
          exit: 1,
          stderr: expect.stringMatching(/^error \S+ {2}templates\/site\.tsx:\d+:\d+\n.*Code of the site cannot end the process/m),
        });
      }
    },
  );
});

test('console.log prints on standard error, so that the document of --json is valid', async () => {
  put({ part: "console.log('found it');" });
  for (const threads of ['1', '2']) {
    const { stdout, stderr } = await run(`check --json --threads ${threads} --base-url https://${threads}.example.org`);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    expect(stderr).toContain('found it');
  }
});

test('A promise that nothing settles ends a command with a message', async () => {
  put({ config: 'await new Promise(() => undefined);' });
  const checked = await run('check');
  expect(checked).toMatchObject({ code: 1, stderr: expect.stringContaining('waits for something that never happens') });
  // Node's own warning names a line of the engine.
  expect(checked.stderr).not.toContain('top-level await');
  const { code, stdout } = await run('check --json');
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 1, ok: false, messages: [expect.stringContaining('never happens')] });
});

describe('A schema that cannot be applied is an error of the site:', () => {
  test.each([
    ['.refine(async () => true)', 'one of its functions is asynchronous, which a schema cannot be'],
    ['.transform(async (data) => data)', 'one of its functions is asynchronous, which a schema cannot be'],
    ['.refine(() => { throw null; })', '(the thrown value is null)'],
    [".refine(() => { throw new Error('words'); })", '(Error: words)'],
    ['.and((() => { const endless = z.lazy(() => endless); return endless; })())', '(RangeError: Maximum call stack size exceeded)'],
  ])('%s', async (schema, why) => {
    put({ schema });
    const { code, stderr } = await archipel(['check'], { site, cwd: site });
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('the schema cannot be applied to notes/') });
    expect(stderr).toContain(why);
  });

  test('{ parse: 1 }, which is none', async () => {
    put({ schema: ' && { parse: 1 }' });
    const { code, stderr } = await archipel(['check'], { site, cwd: site });
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(/config-invalid {2}templates\/site\.tsx:\d+:\d+/) });
  });
});

test.each(['({}) ||', 'Promise.resolve(title) ||'])('A documentTitle that is no text (%s) is an error at the function', async (title) => {
  put({ title });
  const { code, stderr } = await archipel(['check'], { site, cwd: site });
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/template-render {2}templates\/site\.tsx:\d+:\d+\n.*documentTitle/),
  });
});
