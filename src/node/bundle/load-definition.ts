// A bundled configuration → the definition that it exports, or what is wrong with it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBasePath } from '../../emit/base-path.ts';
import { type ConfigProblem, definitionProblems } from '../../site/check-definition.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import type { Project } from '../project.ts';
import { CompileError, type ServerBundle } from './bundle.ts';
import { countAnew } from './counted-jsx-plugin.ts';
import { framesOf, sourcePosition } from './source-position.ts';

const configFile = 'archipel.config.ts';

/** A module, and where it was bundled just now, the source map of it. */
interface Module extends Pick<ServerBundle, 'module'> {
  readonly sourceMap?: Uint8Array | undefined;
}

/** The definition that a module exports by default. Throws a CompileError where it cannot be used. */
export async function loadDefinition<Kind extends SiteDefinition>(project: Project, { module, sourceMap }: Module): Promise<Kind> {
  const { root, cache } = project;
  const address = pathToFileURL(cache.module(module, sourceMap)).href;
  const loaded: { readonly default?: unknown } = await import(address).catch((error: unknown) => {
    const what = error instanceof Error ? error.message : String(error);
    const position = sourcePosition(framesOf(error), project);
    if (position !== undefined)
      throw new CompileError([{ code: 'config-invalid', what: `It throws while it is loaded: ${what}`, position }]);
    // The engine's own functions begin with the key that is wrong: locales.fr.fallback.
    const key = /^locales\b/.exec(what)?.[0] ?? (/time zone/i.test(what) ? 'timeZone' : 'defineSite');
    throw configError(root, [{ key, text: `It throws while it is loaded: ${what}` }]);
  });
  const problems = definitionProblems(loaded.default);
  if (problems.length > 0) throw configError(root, problems);
  // What an entry exports is a definition, as has just been seen, and of the kind of its entry.
  const definition: Kind = { ...(loaded.default as Kind), beginPage: countAnew };
  if (isBasePath(definition.basePath ?? '')) return definition;
  const text = 'basePath must be a path such as "/docs", with a slash before each of its parts and none at its end';
  throw configError(root, [{ key: 'basePath', text }]);
}

function configError(root: string, problems: readonly ConfigProblem[]): CompileError {
  const path = join(root, configFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new CompileError(
    problems.map(({ key, text }) => {
      // Where a line begins with it: comments and values may hold the word, too.
      const index = lines.findIndex((line) => new RegExp(`^\\s*(?:export\\s+)?(?:default\\s+)?${key}\\b`).test(line));
      const column = (lines[index] ?? '').search(new RegExp(`\\b${key}\\b`)) + 1;
      const position = { file: configFile, line: Math.max(index, 0) + 1, column: Math.max(column, 1) };
      return { code: 'config-invalid', what: text, position };
    }),
  );
}
