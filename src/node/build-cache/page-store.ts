// Pages of the last build with the same options, as a file of the cache.
import type { StoredPages } from '../../page-cache/page-cache.ts';
import type { PageStore } from '../../page-cache/page-maker.ts';
import { digestOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import { keyOfRun, type MadeRun, type RunRequest } from './run-cache.ts';

interface PageStoreInput {
  readonly request: RunRequest;
  readonly madeFrom: Pick<MadeRun, 'code'>;
  readonly versionOf: PageStore['versionOf'];
  readonly reuse: PageStore['reuse'];
}

/** The pages of the last build of the same code. */
export function openPageStore(project: Project, { request, madeFrom, versionOf, reuse }: PageStoreInput): PageStore {
  const cache = project.cache.of('pages', 'bonus');
  const key = JSON.stringify([keyOfRun(project, request), digestOf(JSON.stringify(madeFrom.code))]);
  const text = cache.get(key);
  return {
    // Under this key only `keep` below has put something, and the cache has seen that it is whole.
    stored: typeof text === 'string' ? (JSON.parse(text) as StoredPages) : undefined,
    versionOf,
    digest: digestOf,
    reuse,
    keep: (pages) => cache.set(key, JSON.stringify(pages)),
  };
}
