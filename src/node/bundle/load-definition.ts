import { pathToFileURL } from 'node:url';
import { plainMessageOf } from '../../diagnostics/template-error.ts';
import type { ConfigError } from '../../model/config-error.ts';
import { isBasePath } from '../../output/base-path.ts';
import { definitionProblems } from '../../site/check-definition.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { errorCodeOf } from '../fs/error-code.ts';
import type { Project } from '../project.ts';
import { CompileError, type ServerBundle } from './bundle.ts';
import { configError } from './config-places.ts';
import { missingExport } from './missing-export.ts';
import { withSourceNames } from './source-names.ts';
import { framesOf, sourcePosition } from './source-position.ts';
import { resetCount, resetCountInGallery } from './template-react-plugin.ts';

/** A module and, if it was just bundled, its source map. */
interface Module extends Pick<ServerBundle, 'module'> {
  readonly sourceMap?: Uint8Array | undefined;
}

/** Returns the definition that a module exports by default. Throws a CompileError if it is not usable. */
export async function loadDefinition<Kind extends SiteDefinition>(project: Project, { module, sourceMap }: Module): Promise<Kind> {
  const { cache } = project;
  const importModule = (): Promise<{ readonly default?: unknown }> => import(pathToFileURL(cache.module(module, sourceMap)).href);
  // The cache may be emptied between writing and importing the module. Then both are repeated once.
  const again = (error: unknown) => (errorCodeOf(error) === 'ERR_MODULE_NOT_FOUND' ? importModule() : Promise.reject(error));
  const loaded = await importModule()
    .catch(again)
    .catch(async (error: unknown) => {
      const what = plainMessageOf(error);
      const lacking = await missingExport(what, project.root);
      if (lacking !== undefined) throw new CompileError([lacking]);
      if (isConfigError(error)) throw configError(project, [{ key: error.key, text: what }]);
      const position = sourcePosition(framesOf(error), project);
      if (position !== undefined)
        throw new CompileError([
          { code: 'config-invalid', what: `It throws while it is loaded: ${withSourceNames(what, position, project.root)}`, position },
        ]);
      throw configError(project, [{ key: 'defineSite', text: `It throws while it is loaded: ${what}` }]);
    });
  const problems = definitionProblems(loaded.default);
  if (problems.length > 0) throw configError(project, problems);
  // The export has just been checked to be a definition of the right kind.
  const isGallery = 'examples' in (loaded.default as Kind);
  const definition: Kind = { ...(loaded.default as Kind), beginPage: isGallery ? resetCountInGallery : resetCount };
  if (isBasePath(definition.basePath ?? '')) return definition;
  const text = 'basePath must be a path such as "/docs", with a slash before each of its parts and none at its end';
  throw configError(project, [{ key: 'basePath', text }]);
}

/** Returns whether `thrown` is a ConfigError. The bundle of a site has its own copy of the class, so the error is recognized by name. */
const isConfigError = (thrown: unknown): thrown is ConfigError => thrown instanceof Error && thrown.name === 'ConfigError';
