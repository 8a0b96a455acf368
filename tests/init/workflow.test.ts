// The workflow that a new site gets, and those of the documents: what GitHub would refuse before it runs anything.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { markdownOf } from '../../src/diff/print/markdown.ts';
import { toolMessages } from '../../src/messages/messages.ts';
import { emptyDiff } from '../diff/diff-of.ts';
import { freshFolder, root } from '../support/process/process.ts';

const starter = join(root, 'src/init/starter');
const text = readFileSync(join(starter, '_github/workflows/site.yml'), 'utf8');

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax, as far as this one needs it. */
const step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  if: z.string().optional(),
  uses: z
    .string()
    // A major version or a commit: what moves by itself is not run.
    .regex(/^[\w-]+\/[\w./-]+@(?:v\d+(?:\.\d+)*|[0-9a-f]{40})$/)
    .optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  run: z.string().optional(),
});
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.strictObject({ branches: z.array(z.string()) }).optional(),
    pull_request: z.null().optional(),
    schedule: z.array(z.strictObject({ cron: z.string() })).optional(),
    workflow_dispatch: z.null().optional(),
    workflow_run: z.strictObject({ workflows: z.array(z.string()), types: z.array(z.string()) }).optional(),
  }),
  permissions,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      if: z.string().optional(),
      needs: z.string().optional(),
      'runs-on': z.literal('ubuntu-latest'),
      permissions: permissions.optional(),
      env: z.record(z.string(), z.string()).optional(),
      environment: z.strictObject({ name: z.string(), url: z.string() }).optional(),
      steps: z.array(step).min(1),
    }),
  ),
});

const { jobs } = workflow.parse(load(text));
const steps = Object.values(jobs).flatMap((job) => job.steps);

test('Each step uses one action or runs one command', () => {
  expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
});

test('Each job needs jobs that there are, and expressions name steps that there are', () => {
  expect(Object.values(jobs).filter(({ needs }) => needs !== undefined && !Object.hasOwn(jobs, needs))).toEqual([]);
  const ids = steps.flatMap(({ id }) => id ?? []);
  expect([...text.matchAll(/steps\.([\w-]+)\./g)].map(([, id]) => id).filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  expect(text.split('${{').length).toBe(text.split('}}').length);
});

test.each(['deploy.md', 'dates.md'])('The workflow in %s is one that GitHub takes, and installs before it runs anything', (name) => {
  const blocks = [...readFileSync(join(root, 'docs', name), 'utf8').matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const [found, ...others] = blocks.filter((code) => code.includes('\njobs:\n')).map((code) => workflow.parse(load(code)));
  expect([found?.on.workflow_dispatch, others]).toEqual([null, []]);
  expect(Object.values(found?.jobs ?? {}).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []))[0]).toBe('npm ci');
});

test('It runs scripts that the site has, after its packages are there', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(starter, '_package.json'), 'utf8')));
  const [install, ...runs] = steps.flatMap(({ run }) => run ?? []);
  expect(install).toBe('npm ci');
  expect(runs.map((line) => /^npm run (\S+)(?: -- .+)?$/.exec(line)?.[1]).filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual(
    [],
  );
  // `npm ci` needs it.
  expect(readFileSync(join(starter, '_gitignore'), 'utf8')).not.toMatch(/package-lock/);
});

describe.each(['site.yml', 'review.yml', 'comment.yml', 'due.yml'])('%s', (name) => {
  const source = readFileSync(join(starter, '_github/workflows', name), 'utf8');
  const { on, jobs: own, permissions: rights } = workflow.parse(load(source));
  const all = Object.values(own).flatMap((job) => job.steps);

  test('names each action by its commit', () => {
    expect(all.flatMap(({ uses }) => uses ?? []).filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(all.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
  });

  test('runs code of a pull request without rights, and with rights none', () => {
    const runsCode = all.some(({ run }) => run?.includes('npm') === true);
    const isOfStrangers = on.pull_request !== undefined || on.workflow_run !== undefined;
    if (isOfStrangers && runsCode) expect(rights).toEqual({ contents: 'read' });
    if (on.workflow_run !== undefined)
      expect([runsCode, all.some(({ uses }) => uses?.includes('checkout') === true)]).toEqual([false, false]);
    // A script that holds an expression would run what is in it.
    expect(all.flatMap(({ run }) => run ?? []).filter((run) => run.includes('${{'))).toEqual([]);
    expect(source).not.toContain('secrets.');
  });

  test('runs scripts that the site has', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(starter, '_package.json'), 'utf8')));
    const named = [...source.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

test('The comment is found again by the line that the command writes', () => {
  const comment = readFileSync(join(starter, '_github/workflows/comment.yml'), 'utf8');
  const [marker = ''] = markdownOf(emptyDiff, toolMessages('en')).split('\n');
  expect(comment).toContain(`startswith("${marker}")`);
});

describe('The script for other hosts', () => {
  /** Runs it where `npm` is a stand-in, whose `diff` writes a comment, and gives what was asked of npm. */
  const review = (codes: Readonly<Record<'ci' | 'diff' | 'check', number>>, ...words: readonly string[]) => {
    const folder = freshFolder();
    const npm = `#!/bin/sh
echo "$*" >> asked
case "$*" in
  ci) exit ${codes.ci} ;;
  *diff*) echo "a comment"; exit ${codes.diff} ;;
  *) exit ${codes.check} ;;
esac
`;
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    const { status } = spawnSync('sh', [join(starter, 'review.sh'), ...words], { cwd: folder, env });
    const read = (file: string): string => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
    return { status, asked: read('asked').trim().split('\n'), comment: read('comment.md') };
  };

  test('compares with the branch that is named, and then checks', () => {
    expect(review({ ci: 0, diff: 0, check: 0 }, 'origin/next')).toEqual({
      status: 0,
      asked: ['ci', 'run --silent diff -- origin/next...HEAD --out report --format markdown', 'run check'],
      comment: 'a comment\n',
    });
    expect(review({ ci: 0, diff: 0, check: 0 }).asked[1]).toContain(' origin/main...HEAD ');
  });

  test('fails where a command fails, with the comment written', () => {
    expect(review({ ci: 3, diff: 0, check: 0 })).toMatchObject({ status: 3, asked: ['ci'] });
    expect(review({ ci: 0, diff: 1, check: 0 })).toMatchObject({ status: 1, comment: 'a comment\n' });
    expect(review({ ci: 0, diff: 0, check: 1 })).toMatchObject({ status: 1, comment: 'a comment\n' });
  });
});
