// Runs the cases in tests/fixtures/invalid. The case.json of a folder describes everything that content files cannot
// express, such as a missing file or a busy output folder.
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { build } from '../../../src/build/build.ts';
import { plan } from '../../../src/build/plan.ts';
import { readEnvironment } from '../../../src/cli/input/environment.ts';
import { locate } from '../../../src/content/locate.ts';
import { moveToOrigins, withSourced } from '../../../src/content/sourced-tree.ts';
import type { ContentTree } from '../../../src/content/tree.ts';
import type { Diagnostic, Finding } from '../../../src/diagnostics/diagnostic.ts';
import { templateFindings } from '../../../src/diagnostics/template-diagnostics.ts';
import type { ExternalAnswer } from '../../../src/model/external-answer.ts';
import { singleFilesOf } from '../../../src/model/kind.ts';
import { plural } from '../../../src/model/languages/plural.ts';
import { CompileError, compile } from '../../../src/node/bundle/compile.ts';
import { templateFailures } from '../../../src/node/bundle/locate-template-error.ts';
import { readContent } from '../../../src/node/fs/read-content.ts';
import { digestOf } from '../../../src/node/fs/stamps.ts';
import { createImageProcessor } from '../../../src/node/images/image-processor.ts';
import { misplacedPublic } from '../../../src/node/publish/misplaced-public.ts';
import { type Output, openOutput } from '../../../src/node/publish/output.ts';
import { OutputError } from '../../../src/node/publish/output-error.ts';
import { createSourceLoader } from '../../../src/node/sources/source-loader.ts';
import { openTypeChecker } from '../../../src/node/types/type-checker.ts';
import { auditSite } from '../../../src/pages/audit/site.ts';
import { defineCollection, withSchema } from '../../../src/site/define-collection.ts';
import type { SiteDefinition } from '../../../src/site/definition.ts';
import { externalFindings } from '../../../src/tools/external/external-findings.ts';
import { own } from '../../sites/radio/templates/own.ts';
import { mount } from '../mount.ts';
import { projectAt } from '../process/project.ts';
import { built, type Changes, contentWith, edited, fixtures, inputOf, type Options, overlay, planned } from './content.ts';
import { bundle, definition } from './theme.tsx';

interface Case {
  /** For content: the files of the valid site that are left out, and the text that is replaced in other files of that site. */
  readonly missing?: readonly string[];
  readonly replace?: Readonly<Record<string, readonly [string, string]>>;
  /** A file to which lines are added until it exceeds the size limit. */
  readonly oversized?: string;
  /** True if messages have a group `counted`, with a message `pages` that depends on a number. */
  readonly plurals?: boolean;
  readonly release?: boolean;
  /** True if the pictures of the content are encoded. */
  readonly encoded?: boolean;
  /** For the audit of a finished page, page.html: the path of the page. */
  readonly page?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A project folder with its own templates, which is also built if it has content. */
  readonly project?: string;
  /** True if the case checks types instead of building. */
  readonly types?: boolean;
  /** Answers of other sites to `check --external`, and the days of earlier failures. */
  readonly external?: { readonly answers: Readonly<Record<string, ExternalAnswer>>; readonly failures?: readonly string[] };
  /** The name of an output folder, the files in it, and whether another build uses it. */
  readonly output?: string;
  readonly files?: readonly string[];
  readonly busy?: boolean;
  /** Files beside the content folder. */
  readonly beside?: readonly string[];
  /** True for a site with a collection of Markdown files: `logs`. */
  readonly markdown?: boolean;
  /** True if the output folder is a mount point without space for two pages. */
  readonly mounted?: boolean;
}

export const casesFolder = join(fixtures, 'invalid');

/** Resolves to the diagnostics of the case named `code`. */
export const runCase = async (code: string): Promise<readonly Diagnostic[]> => (await runCaseWithTexts(code)).diagnostics;

interface CaseResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of content files; undefined if the case has no content. */
  readonly texts?: ReadonlyMap<string, string>;
}

/** Resolves to the diagnostics of the case named `code`, and the texts to which their positions refer. */
export async function runCaseWithTexts(code: string): Promise<CaseResult> {
  const folder = join(casesFolder, code);
  const file = join(folder, 'case.json');
  const about = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Case) : {};
  if (about.page !== undefined) return auditCase(readFileSync(join(folder, 'page.html'), 'utf8'), about.page);
  if (about.external !== undefined) return externalCase(textsIn(folder), about.external);
  if (about.environment) return { diagnostics: locate(readEnvironment(about.environment, definition).findings, noContent) };
  if (about.project !== undefined && about.types === true) return { diagnostics: await typesCase(join(folder, about.project)) };
  if (about.project !== undefined) return { diagnostics: locate(await compileCase(join(folder, about.project)), noContent) };
  if (about.beside !== undefined) return { diagnostics: besideCase(about.beside) };
  if (about.output !== undefined) return { diagnostics: locate(outputCase(about.output, about), noContent) };
  return contentCase(folder, about);
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-case-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the texts of the content files of a case. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map([...readContent(folder).texts].filter(([name]) => name !== 'case.json' && name !== 'expected.txt'));

/** Returns the diagnostics of links to other sites, checked on 1 June 2025. */
function externalCase(texts: ReadonlyMap<string, string>, { answers, failures = [] }: NonNullable<Case['external']>): CaseResult {
  const addresses = Object.fromEntries(
    Object.keys(answers).map((url) => [url, { asked: failures.at(-1) ?? '', state: 'failed' as const, failures: [...failures] }]),
  );
  const pages = new Map(Object.keys(answers).map((url) => [url, { path: '/broken', file: 'pages/broken.yaml' }]));
  const today = '2025-06-01';
  const { findings } = externalFindings({ answers: new Map(Object.entries(answers)), pages, texts, previous: { addresses }, today });
  return { diagnostics: locate(findings, { texts }), texts };
}

const counted = z.strictObject({ ...definition.messages?.shape, counted: z.strictObject({ pages: plural('how many pages there are') }) });

const withPlurals: SiteDefinition = { ...definition, messages: counted, files: singleFilesOf({ ...own, messages: counted }) };

const logs = defineCollection({
  singular: 'log',
  description: 'a log',
  markdown: true,
  schema: () => z.strictObject({ day: z.iso.date().optional() }),
  title: ({ meta }) => meta.title,
  component: () => undefined,
});

const withLogs: SiteDefinition = {
  ...definition,
  collections: { ...definition.collections, logs: withSchema(logs, { sections: z.array(z.never()) }) },
};

/** Resolves to the diagnostics of a tree, with the names of the files on disk. */
async function diagnosticsOnDisk(tree: ContentTree, options: Options): Promise<readonly Diagnostic[]> {
  const input = inputOf(tree, options);
  return moveToOrigins((await plan(input)).diagnostics, input.tree);
}

async function contentCase(
  folder: string,
  { missing = [], replace = {}, oversized, release = false, encoded = false, plurals = false, markdown = false }: Case,
): Promise<CaseResult> {
  let content = folder;
  if (oversized !== undefined) {
    content = freshFolder();
    cpSync(folder, content, { recursive: true });
    mkdirSync(dirname(join(content, oversized)), { recursive: true });
    appendFileSync(join(content, oversized), '# A line of a comment.\n'.repeat(100_000));
  }
  const changes: Changes = Object.assign(
    Object.fromEntries(missing.map((name) => [name, undefined])),
    ...Object.entries(replace).map(([name, [from, to]]) => edited(name, from, to)),
  );
  const tree = readContent(content);
  const changed = overlay({ ...tree, texts: textsIn(content) }, changes);
  const diagnostics = encoded
    ? (await built(changed, { pictures: createImageProcessor(projectAt()) })).diagnostics
    : await diagnosticsOnDisk(changed, { release, ...(plurals && { definition: withPlurals }), ...(markdown && { definition: withLogs }) });
  return { diagnostics, texts: changed.texts };
}

async function auditCase(html: string, path: string): Promise<CaseResult> {
  const tree = contentWith();
  const { site, routes } = await planned(tree);
  const route = routes.routes.find((each) => each.path === path);
  if (route === undefined) throw new Error(`The valid fixture has no page ${path}`);
  const pages = new Map(routes.routes.map((each) => [each.path, each.locale]));
  const audit = auditSite(
    { pages, files: new Set(['/assets/icon.svg']) },
    { baseUrl: site.settings.baseUrl, locales: site.locales, scripts: bundle.scripts, budgets: definition.budgets },
  );
  return {
    diagnostics: locate([...audit.collect(route, audit.inspect(route, { html })).findings, ...audit.end()], tree),
    texts: tree.texts,
  };
}

const noContent: ContentTree = { texts: new Map(), assets: new Map(), problems: [] };

async function compileCase(project: string): Promise<Finding[]> {
  const copy = freshFolder();
  cpSync(project, copy, { recursive: true });
  try {
    const site = projectAt(copy);
    const { definition, bundle, warnings, inputs } = await compile(site);
    const content = join(copy, 'content');
    const loaded = await createSourceLoader(site)({ definition, code: inputs, content, at: 0 });
    if (Object.values(definition.collections).some(({ source }) => source !== undefined))
      return [...withSourced(existsSync(content) ? readContent(content) : noContent, loaded, digestOf).problems];
    if (!existsSync(content)) return [...templateFindings(warnings)];
    const input = { ...inputOf(readContent(content)), definition, bundle };
    const thrown = await build(input, () => undefined).then(
      (built) => built.thrown,
      (error: unknown) => [error],
    );
    return [...templateFindings(templateFailures(thrown, site) ?? [])];
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return [...templateFindings(error.failures)];
  }
}

function typesCase(project: string): Promise<readonly Diagnostic[]> {
  const copy = freshFolder();
  cpSync(project, copy, { recursive: true });
  const checker = openTypeChecker(projectAt(copy));
  if (typeof checker === 'string') throw new Error(`${project} lacks ${checker}`);
  return checker.check();
}

function besideCase(files: readonly string[]): readonly Diagnostic[] {
  const folder = freshFolder();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return misplacedPublic(folder);
}

function publishTwoPages(output: Output): void {
  for (const path of ['index.html', 'about.html']) void output.write({ path, bytes: 'a page' });
  output.publish();
}

function outputCase(name: string, { files = [], busy, mounted }: Case): Finding[] {
  const folder = freshFolder();
  const out = join(folder, name);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  if (mounted === true) {
    mkdirSync(out);
    mount(out, '-t', 'tmpfs', '-o', 'size=4k,nr_inodes=2', 'tmpfs');
  }
  const holder = busy === true ? openOutput(out) : undefined;
  onTestFinished(() => void holder?.discard());
  try {
    const output = openOutput(out);
    if (mounted === true) publishTwoPages(output);
    output.discard();
    return [];
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    // The temporary folder has a different name in every run.
    return [{ ...error.finding, file: name }];
  }
}
