// A side → a version of the site. Where files have errors, those of the other side are taken in their place, so that the
// rest can be compared.

import type { ContentTree } from '../../content/tree.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.ts';
import { TemplateError } from '../../diagnostics/template-error.ts';
import type { SiteVersion } from '../../diff/site-version.ts';
import type { Audit, IncrementalBuilder, IncrementalInput, IncrementalSite } from '../../incremental.ts';
import type { ToolLanguage } from '../../messages/messages.ts';
import { translationLock, translationLockSource, urlLock, urlLockSource } from '../../model/locks.ts';
import { lockIn } from '../../translations/lock.ts';

export interface BuiltSide {
  /** Undefined where errors leave no site. */
  readonly version: SiteVersion | undefined;
  readonly live: IncrementalSite | undefined;
  readonly changed: Audit['changed'];
  /** All problems of the side as it is, with their files from the content folder. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Errors that say something of the whole, and leave the site as it is. */
const tolerated: ReadonlySet<Code> = new Set<Code>(['url-removed']);

interface SideRequest {
  readonly name: string;
  readonly input: IncrementalInput;
  /** The content of the other side. */
  readonly other: ContentTree;
  readonly language: ToolLanguage;
  /** A file of content as it is named from the current folder. */
  readonly shown: (file: string) => string;
}

/** Builds a side with `builder`, which keeps what the next one shares with it. */
export async function buildSide(builder: IncrementalBuilder, request: SideRequest): Promise<BuiltSide> {
  const { name, input, language, shown } = request;
  const { live, tree, diagnostics: ofContent, broken } = await buildWhole(builder, request);
  if (live === undefined) return { version: undefined, live, changed: undefined, diagnostics: ofContent };
  const audit = lastOf(live.audit());
  throwAll(audit.thrown);
  const diagnostics = [...ofContent, ...audit.diagnostics];
  const named = diagnostics.map((diagnostic) => ({ ...diagnostic, file: shown(diagnostic.file) }));
  const version: SiteVersion = {
    name,
    site: live.site,
    routes: live.routes,
    html: live.html,
    files: live.files(),
    texts: tree.texts,
    at: input.at,
    diagnostics: formatDiagnostics(named, language),
    recorded: urlLock.safeParse(await dataOf(tree, urlLockSource)).data?.urls ?? [],
    lock: lockIn(translationLock.safeParse(await dataOf(tree, translationLockSource)).data, live.site.locales),
    broken: broken.map(shown),
  };
  return { version, live, changed: audit.changed, diagnostics };
}

/** What templates throw on all pages, as one. */
function throwAll(thrown: readonly TemplateError[]): void {
  const [first, ...others] = thrown.flatMap((each) => [each, ...each.others]);
  if (first !== undefined) throw new TemplateError(first.cause, first.place, { components: first.components, others });
}

function lastOf(steps: Generator<void, Audit>): Audit {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

async function dataOf({ texts }: ContentTree, file: string): Promise<unknown> {
  const parsed = await parse(file, texts.get(file) ?? '');
  return 'value' in parsed ? parsed.value : undefined;
}

interface Whole {
  readonly live: IncrementalSite | undefined;
  readonly tree: ContentTree;
  /** Of the side as it is. */
  readonly diagnostics: readonly Diagnostic[];
  readonly broken: readonly string[];
}

/** How often files are taken from the other side: one that is taken may need others. */
const mostRepairs = 4;

async function buildWhole(builder: IncrementalBuilder, { input, other }: SideRequest): Promise<Whole> {
  const build = (tree: ContentTree) => builder.update({ ...input, tree, tolerated });
  const first = await build(input.tree);
  let [tree, snapshot] = [input.tree, first];
  const broken = new Set<string>();
  for (let round = 0; snapshot.live === undefined && round < mostRepairs; round += 1) {
    const files = filesOf(snapshot.errors);
    // A file that the other side has broken, too, is left out.
    const again = new Set(files.filter((file) => broken.has(file)));
    for (const file of files) broken.add(file);
    tree = withFilesOf(without(other, again), files, tree);
    snapshot = await build(tree);
  }
  return { live: snapshot.live, tree, diagnostics: first.diagnostics, broken: [...broken] };
}

const filesOf = (errors: readonly Finding[]): readonly string[] => [
  ...new Set(errors.filter(({ code }) => !tolerated.has(code)).map(({ file }) => file)),
];

const without = (tree: ContentTree, files: ReadonlySet<string>): ContentTree => ({
  ...tree,
  texts: new Map([...tree.texts].filter(([file]) => !files.has(file))),
});

function withFilesOf({ texts, assets }: ContentTree, files: readonly string[], tree: ContentTree): ContentTree {
  const ofAssets = files.flatMap((file) => (file.startsWith('assets/') ? [file.slice('assets/'.length)] : []));
  return {
    texts: replaced(tree.texts, texts, files),
    assets: replaced(tree.assets, assets, ofAssets),
    problems: tree.problems.filter(({ file }) => !files.includes(file)),
  };
}

/** In the order of names, as content is read. */
function replaced<T>(own: ReadonlyMap<string, T>, others: ReadonlyMap<string, T>, names: readonly string[]): ReadonlyMap<string, T> {
  const map = new Map(own);
  for (const name of names) {
    const other = others.get(name);
    if (other === undefined) map.delete(name);
    else map.set(name, other);
  }
  return new Map([...map].sort(([one], [other]) => (one < other ? -1 : 1)));
}
