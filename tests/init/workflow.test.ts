// Tests the workflows of a new site, of the guides and of this repository, and review.sh. A schema finds mistakes for which GitHub
// would refuse a workflow. The scripts of the steps run with fakes of `gh` and `npm`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { markdownOf } from '../../src/tools/diff/print/markdown.ts';
import { emptyDiff } from '../diff/diff-of.ts';
import { freshFolder, root } from '../support/process/process.ts';

const starter = join(root, 'src/tools/init/starter');
const text = readFileSync(join(starter, '_github/workflows/site.yml'), 'utf8');

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax, as far as these workflows use it. */
const step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  if: z.string().optional(),
  uses: z
    .string()
    // A version or a full commit: a branch such as `main` would change with every push.
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
      'runs-on': z.string().regex(/^(?:ubuntu-latest|\$\{\{ matrix\.system \}\})$/),
      'timeout-minutes': z.number().optional(),
      strategy: z
        .strictObject({ 'fail-fast': z.boolean(), matrix: z.record(z.string(), z.array(z.union([z.string(), z.number()]))) })
        .optional(),
      permissions: permissions.optional(),
      env: z.record(z.string(), z.string()).optional(),
      environment: z.strictObject({ name: z.string(), url: z.string() }).optional(),
      steps: z.array(step).min(1),
    }),
  ),
});

/** The allowed actions, by commit: the version, the runtime (a Node version or `composite`), and the date of the lookup. */
const actions: Readonly<Record<string, readonly [version: string, runtime: 'node24' | 'composite', read: string]>> = {
  'actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803': ['v6.1.0', 'node24', '2026-11-23'],
  'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020': ['v7.0.0', 'node24', '2026-11-23'],
  'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae': ['v5.0.5', 'node24', '2026-11-23'],
  'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f': ['v7.0.0', 'node24', '2026-11-23'],
  'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c': ['v8.0.1', 'node24', '2026-11-23'],
  'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9': ['v5.0.0', 'composite', '2026-11-23'],
  'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128': ['v5.0.0', 'node24', '2026-11-23'],
};

test.each([
  ...['site', 'review', 'comment', 'due', 'links'].map((name) => `src/tools/init/starter/_github/workflows/${name}.yml`),
  '.github/workflows/ci.yml',
  'docs/deploy.md',
  'docs/dates.md',
])('%s uses only allowed actions, each with its version in a comment', (file) => {
  const used = [...readFileSync(join(root, file), 'utf8').matchAll(/uses: (\S+) # (\S+)/g)];
  expect(used.length).toBeGreaterThan(0);
  for (const [, action = '', version] of used) expect(actions[action]?.[0], action).toBe(version);
});

test('Dependabot proposes newer actions and packages', () => {
  for (const file of [join(starter, '_github/dependabot.yml'), join(root, '.github/dependabot.yml')]) {
    const config = load(readFileSync(file, 'utf8'));
    expect(config).toMatchObject({ version: 2, updates: [{ 'package-ecosystem': 'github-actions' }, { 'package-ecosystem': 'npm' }] });
  }
});

test('The workflow of this repository runs the tests on each supported Node, and the platform script on macOS and Windows', () => {
  const own = workflow.parse(load(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')));
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const [, oldest] = /(\d+\.\d+)/.exec(engines.node) ?? [];
  expect(own.jobs['test']?.strategy?.matrix['node']).toEqual([`${oldest}.0`, 22, 24]);
  expect(own.jobs['platforms']?.strategy?.matrix['system']).toEqual(['macos-latest', 'windows-latest']);
  expect(own.jobs['platforms']?.steps.at(-1)?.run).toBe('npm run platforms');
});

const { jobs } = workflow.parse(load(text));
const steps = Object.values(jobs).flatMap((job) => job.steps);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(starter, '_package.json'), 'utf8')));

test('Each step of site.yml uses one action or runs one command', () => {
  expect(steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
});

test('Each job of site.yml needs existing jobs, and expressions name existing steps', () => {
  expect(Object.values(jobs).filter(({ needs }) => needs !== undefined && !Object.hasOwn(jobs, needs))).toEqual([]);
  const ids = steps.flatMap(({ id }) => id ?? []);
  expect([...text.matchAll(/steps\.([\w-]+)\./g)].map(([, id]) => id).filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  expect(text.split('${{').length).toBe(text.split('}}').length);
});

test.each(['deploy.md', 'dates.md'])('The workflow in %s is valid for GitHub, and installs packages before it runs anything', (name) => {
  const blocks = [...readFileSync(join(root, 'docs', name), 'utf8').matchAll(/^```yaml[^\n]*\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const [found, ...others] = blocks.filter((code) => code.includes('\njobs:\n')).map((code) => workflow.parse(load(code)));
  expect([found?.on.workflow_dispatch, others]).toEqual([null, []]);
  expect(Object.values(found?.jobs ?? {}).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []))[0]).toBe('npm ci --ignore-scripts');
});

test('site.yml runs scripts of the site, after installing its packages', () => {
  const [install, ...runs] = steps.flatMap(({ run }) => run ?? []);
  expect(install).toBe('npm ci --ignore-scripts');
  expect(runs.map((line) => /^npm run (\S+)(?: -- .+)?$/.exec(line)?.[1]).filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual(
    [],
  );
  // `npm ci` needs the lock file.
  expect(readFileSync(join(starter, '_gitignore'), 'utf8')).not.toMatch(/package-lock/);
});

describe.each(['site.yml', 'review.yml', 'comment.yml', 'due.yml', 'links.yml'])('The workflow %s', (name) => {
  const source = readFileSync(join(starter, '_github/workflows', name), 'utf8');
  const { on, jobs: own, permissions: rights } = workflow.parse(load(source));
  const all = Object.values(own).flatMap((job) => job.steps);

  test('names each action by its commit', () => {
    expect(all.flatMap(({ uses }) => uses ?? []).filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(all.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([]);
  });

  test('runs code of a pull request only without write permissions', () => {
    const runsCode = all.some(({ run }) => run?.includes('npm') === true);
    const isOfStrangers = on.pull_request !== undefined || on.workflow_run !== undefined;
    if (isOfStrangers && runsCode) expect(rights).toEqual({ contents: 'read' });
    if (on.workflow_run !== undefined)
      expect([runsCode, all.some(({ uses }) => uses?.includes('checkout') === true)]).toEqual([false, false]);
    // The shell would execute the value of an expression in a script.
    expect(all.flatMap(({ run }) => run ?? []).filter((run) => run.includes('${{'))).toEqual([]);
    expect(source).not.toContain('secrets.');
  });

  test('runs scripts that the site has', () => {
    const named = [...source.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

test('comment.yml finds its comment by the marker that the diff writes', () => {
  const comment = readFileSync(join(starter, '_github/workflows/comment.yml'), 'utf8');
  const [marker = ''] = markdownOf(emptyDiff, toolMessages('en')).split('\n');
  expect(comment).toContain(`startswith("${marker}")`);
});

interface FakeRun {
  /** The texts of files by name. `gh` and `npm` replace the programs of these names. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command in a new folder with these files. `read` returns the text of a file in the folder, or '' if it does not exist. */
function runWithFakes({ files, command, args, env }: FakeRun) {
  const folder = freshFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content, { mode: 0o755 });
  const { status, stdout } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, ...env },
    encoding: 'utf8',
  });
  const read = (name: string): string => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  return { status, stdout, read };
}

describe('The comment on a pull request', () => {
  const { jobs: own } = workflow.parse(load(readFileSync(join(starter, '_github/workflows/comment.yml'), 'utf8')));
  const script = own['comment']?.steps.find(({ run }) => run !== undefined)?.run ?? '';
  const head = 'c0ffee someone/fork topic';

  interface Artifact {
    readonly number: string;
    readonly comment?: string;
    /** GitHub's answer about that pull request; undefined if it does not exist. */
    readonly pull?: string;
    /** The workflow's own comments on the pull request. */
    readonly own?: readonly number[];
  }

  /** Runs the script as GitHub does, with a fake `gh`; returns the requested writes and the comment. */
  const write = ({ number, comment = 'What differs', pull, own: comments = [] }: Artifact) => {
    const gh = `#!/bin/sh
case "$*" in
  *body=*) echo "$*" >> requests ;;
  *"/comments?"*) printf '%s' '${comments.map((id) => `${id}\n`).join('')}' ;;
  "api repos/owner/site/pulls/7 "*) ${pull === undefined ? 'exit 1' : `echo '${pull}'`} ;;
  *) exit 1 ;;
esac
`;
    const { status, read } = runWithFakes({
      files: { gh, number, 'comment.md': comment },
      command: 'bash',
      args: ['-e', '-c', script],
      env: { REPOSITORY: 'owner/site', HEAD: head, RUN: 'https://github.com/owner/site/actions/runs/1' },
    });
    return { status, requests: read('requests').trim(), body: read('body.md') };
  };

  test('is created, and replaced if it exists', () => {
    const first = write({ number: '7\n', pull: `open ${head}` });
    expect(first).toMatchObject({ status: 0, requests: 'api repos/owner/site/issues/7/comments --field body=@body.md' });
    expect(first.body).toBe('What differs\n\n[Report with both versions of each page](https://github.com/owner/site/actions/runs/1)\n');
    expect(write({ number: '7\n', pull: `open ${head}`, own: [31, 32] })).toMatchObject({
      status: 0,
      requests: 'api --method PATCH repos/owner/site/issues/comments/31 --field body=@body.md',
    });
  });

  // The author of a pull request controls the artifacts of its run, including the number.
  test.each([
    ['of another commit', '7', 'open decade someone/fork topic'],
    ['of the same commit in another repository', '7', 'open c0ffee owner/site topic'],
    ['of the same commit in another branch', '7', 'open c0ffee someone/fork main'],
    ['that is closed', '7', `closed ${head}`],
    ['that does not exist', '8', `open ${head}`],
    ['whose number has other characters', '8/../7', `open ${head}`],
  ])('is not written to a pull request %s', (_name, number, pull) => {
    expect(write({ number, pull })).toMatchObject({ status: 0, requests: '' });
  });

  test('fails if the file with the number has no digit', () => {
    expect(write({ number: '$(touch ran)', pull: `open ${head}` })).toMatchObject({ status: 1, requests: '' });
  });

  test('gets the files that the review workflow uploads', () => {
    const review = workflow.parse(load(readFileSync(join(starter, '_github/workflows/review.yml'), 'utf8')));
    const { env, steps: all } = review.jobs['review'] ?? { steps: [] };
    expect(env?.['NUMBER']).toBe('${' + '{ github.event.number }}');
    expect(all.flatMap(({ run }) => run ?? [])).toContain('echo "$NUMBER" > number');
    expect(all.find(({ with: inputs }) => inputs?.['name'] === 'comment')?.with?.['path']).toBe('comment.md\nnumber\n');
    expect(own['comment']?.env?.['HEAD']).toBe(
      ['head_sha', 'head_repository.full_name', 'head_branch'].map((name) => `\${{ github.event.workflow_run.${name} }}`).join(' '),
    );
  });
});

describe('The review script for other hosts', () => {
  /** Runs the script with a fake `npm`, whose `diff` writes a comment; returns the calls of npm and the comment. */
  const review = (codes: Readonly<Record<'ci' | 'diff' | 'check', number>>, ...words: readonly string[]) => {
    const npm = `#!/bin/sh
echo "$*" >> calls
case "$*" in
  ci) exit ${codes.ci} ;;
  *diff*) echo "a comment"; exit ${codes.diff} ;;
  *) exit ${codes.check} ;;
esac
`;
    const { status, read } = runWithFakes({ files: { npm }, command: 'sh', args: [join(starter, 'review.sh'), ...words] });
    return { status, calls: read('calls').trim().split('\n'), comment: read('comment.md') };
  };

  test('compares with the named branch, and then runs the check', () => {
    expect(review({ ci: 0, diff: 0, check: 0 }, 'origin/next')).toEqual({
      status: 0,
      calls: ['ci', 'run --silent diff -- origin/next...HEAD --out report --format markdown', 'run check'],
      comment: 'a comment\n',
    });
    expect(review({ ci: 0, diff: 0, check: 0 }).calls[1]).toContain(' origin/main...HEAD ');
  });

  test('fails if a command fails; it writes the comment even if the diff or the check fails', () => {
    expect(review({ ci: 3, diff: 0, check: 0 })).toMatchObject({ status: 3, calls: ['ci'] });
    expect(review({ ci: 0, diff: 1, check: 0 })).toMatchObject({ status: 1, comment: 'a comment\n' });
    expect(review({ ci: 0, diff: 0, check: 1 })).toMatchObject({ status: 1, comment: 'a comment\n' });
  });
});

describe('The issue about external links', () => {
  const { jobs: own } = workflow.parse(load(readFileSync(join(starter, '_github/workflows/links.yml'), 'utf8')));
  const steps = own['links']?.steps ?? [];
  const scriptOf = (name: string): string => steps.find((step) => step.name === name)?.run ?? '';

  /** Runs a step as GitHub does, with a fake `gh` and `npm`; returns the requests to GitHub, and the text of the issue. */
  const run = (name: string, report: object, openIssue = '') => {
    const { status, stdout, read } = runWithFakes({
      files: {
        'links.json': JSON.stringify(report),
        'report.json': JSON.stringify(report),
        npm: '#!/bin/sh\ncat report.json\nexit 1\n',
        gh: `#!/bin/sh\ncase "$*" in *"issue list"*) printf '%s' '${openIssue}' ;; *) echo "$*" >> requests ;; esac\n`,
      },
      command: 'bash',
      args: ['-e', '-c', scriptOf(name)],
      env: { RUN: 'https://github.com/run/1', TITLE: 'Links to other sites' },
    });
    return { status, stdout, requests: read('requests').trim(), body: read('body.md') };
  };

  const update = 'Open, update or close the issue';
  const dead = {
    code: 'external-dead',
    severity: 'error',
    file: 'content/site.yaml',
    range: { line: 4 },
    message: 'It is dead.',
    hint: 'Mend it.',
  };
  const moved = { ...dead, code: 'external-moved', severity: 'warning', range: undefined, message: 'It has $(moved).' };
  const other = { ...dead, code: 'review-soon', message: 'Soon.' };

  test('is opened, updated, and closed', () => {
    const first = run(update, { diagnostics: [moved, dead, other] });
    expect(first).toMatchObject({ status: 0, requests: 'issue create --title Links to other sites --body-file body.md' });
    expect(first.body).toBe(
      [
        '- `external-dead` content/site.yaml:4: It is dead. Mend it.',
        '- `external-moved` content/site.yaml: It has $(moved). Mend it.',
        '',
        '[The run that found this](https://github.com/run/1)',
        '',
      ].join('\n'),
    );
    expect(run(update, { diagnostics: [dead] }, '12\n').requests).toBe('issue edit 12 --body-file body.md');
    expect(run(update, { diagnostics: [other] }, '12\n').requests).toBe(
      'issue close 12 --comment All links work again: https://github.com/run/1',
    );
    expect(run(update, { diagnostics: [] })).toMatchObject({ status: 0, requests: '' });
  });

  test('is unchanged if the links could not be checked', () => {
    const check = 'Check each URL';
    expect(run(check, { messages: ['No other site answers.'], diagnostics: [], result: {} })).toMatchObject({
      status: 1,
      stdout: 'No other site answers.\n',
    });
    expect(run(check, { messages: [], diagnostics: [dead], result: { external: { asked: 1 } } })).toMatchObject({ status: 0, stdout: '' });
  });
});
