// What the last run with the same code and options has found of files and pages, as files of the cache.
import { digestOf } from '../fs/stamps.ts';
import type { Project } from '../project.ts';
import { keyOfRun, type MadeRun, type RunRequest } from './run-cache.ts';

type Kind = 'files' | 'pages';

interface ResultStore {
  /** Plain data, as it was set; undefined where there is none. */
  readonly get: (kind: Kind) => unknown;
  readonly set: (kind: Kind, value: object) => void;
}

/** The results of runs of `code`: hashes of all that templates are made from. */
export function openResultStore(project: Project, request: RunRequest, code: MadeRun['code']): ResultStore {
  const key = JSON.stringify([keyOfRun(project, request), digestOf(JSON.stringify(code))]);
  return {
    get: (kind) => {
      // As text: `JSON.parse` is faster than what reads other values.
      const text = project.cache.of(kind, 'bonus').get(key);
      return typeof text === 'string' ? JSON.parse(text) : undefined;
    },
    set: (kind, value) => project.cache.of(kind, 'bonus').set(key, JSON.stringify(value)),
  };
}
