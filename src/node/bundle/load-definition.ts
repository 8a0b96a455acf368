// A bundled configuration → the definition that it exports, or what is wrong with it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfigError } from '../../model/config-error.ts';
import { isBasePath } from '../../output/base-path.ts';
import { type ConfigProblem, definitionProblems } from '../../site/check-definition.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { errorCodeOf } from '../fs/error-code.ts';
import type { Project } from '../project.ts';
import { CompileError, type ServerBundle } from './bundle.ts';
import { countAnew, countAnewInGallery } from './counted-jsx-plugin.ts';
import { framesOf, sourcePosition } from './source-position.ts';

const configFile = 'archipel.config.ts';

/** A module, and where it was bundled just now, the source map of it. */
interface Module extends Pick<ServerBundle, 'module'> {
  readonly sourceMap?: Uint8Array | undefined;
}

/** The definition that a module exports by default. Throws a CompileError where it cannot be used. */
export async function loadDefinition<Kind extends SiteDefinition>(project: Project, { module, sourceMap }: Module): Promise<Kind> {
  const { root, cache } = project;
  const importModule = (): Promise<{ readonly default?: unknown }> => import(pathToFileURL(cache.module(module, sourceMap)).href);
  // The cache may be emptied between the two steps.
  const again = (error: unknown) => (errorCodeOf(error) === 'ERR_MODULE_NOT_FOUND' ? importModule() : Promise.reject(error));
  const loaded = await importModule()
    .catch(again)
    .catch((error: unknown) => {
      const what = error instanceof Error ? error.message : String(error);
      if (isConfigError(error)) throw configError(root, [{ key: error.key, text: what }]);
      const position = sourcePosition(framesOf(error), project);
      if (position !== undefined)
        throw new CompileError([{ code: 'config-invalid', what: `It throws while it is loaded: ${what}`, position }]);
      throw configError(root, [{ key: 'defineSite', text: `It throws while it is loaded: ${what}` }]);
    });
  const problems = definitionProblems(loaded.default);
  if (problems.length > 0) throw configError(root, problems);
  // What an entry exports is a definition, as has just been seen, and of the kind of its entry.
  const isGallery = 'examples' in (loaded.default as Kind);
  const definition: Kind = { ...(loaded.default as Kind), beginPage: isGallery ? countAnewInGallery : countAnew };
  if (isBasePath(definition.basePath ?? '')) return definition;
  const text = 'basePath must be a path such as "/docs", with a slash before each of its parts and none at its end';
  throw configError(root, [{ key: 'basePath', text }]);
}

/** The bundle of a site has its own copy of the class. */
const isConfigError = (thrown: unknown): thrown is ConfigError => thrown instanceof Error && thrown.name === 'ConfigError';

/** Problems of the configuration as an error, each at its key. */
export function configError(root: string, problems: readonly ConfigProblem[]): CompileError {
  const path = join(root, configFile);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new CompileError(
    problems.map(({ key, text }) => ({ code: 'config-invalid', what: text, position: { file: configFile, ...placeOf(key, source) } })),
  );
}

/** The place of a key in the source: the outermost key starts a line, the others follow it. For a missing key, the place where it belongs. */
function placeOf(key: string, source: string): { readonly line: number; readonly column: number } {
  const [first = '', ...inner] = key.split('.');
  // Comments and values may hold the word, too.
  const outermost = new RegExp(`^([ \\t]*(?:export[ \\t]+)?(?:default[ \\t]+)?)${first}\\b`, 'm').exec(source);
  let offset = outermost === null ? 0 : outermost.index + (outermost[1]?.length ?? 0);
  for (const name of inner) {
    const found = new RegExp(`(?<![\\w$-])['"]?${name.replace(/\W/g, '\\$&')}['"]?\\s*:`).exec(source.slice(offset));
    if (found === null) break;
    offset += found.index;
  }
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
