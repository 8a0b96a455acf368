// Carries out what `watch-machine.ts` decides: reads, compiles, builds, audits, and notifies subscribers.
import type { LiveCode } from './files/live-code.ts';
import type { LiveContent } from './files/live-content.ts';
import type { SourceEdits } from './files/source-edits.ts';
import type { ContentWatch } from './files/watch-content.ts';
import type { IdleScheduler } from './idle-scheduler.ts';
import type { Audit } from './incremental/state.ts';
import { diagnosticsOrThrow, type LiveBuild } from './live-build.ts';
import type { LiveDefinition } from './live-definition.ts';
import type { Perform } from './run-machine.ts';
import type { TypeLoop } from './type-loop.ts';
import { type Changes, delays, type WatchEvent } from './watch-machine.ts';

/** What a session consists of, as far as effects need it. */
export interface SessionParts {
  readonly content: LiveContent;
  readonly contentWatch: ContentWatch;
  readonly code: LiveCode;
  readonly definition: LiveDefinition;
  readonly sources: SourceEdits;
  readonly build: LiveBuild;
  readonly idle: IdleScheduler;
  readonly emit: (event: WatchEvent) => void;
  readonly fail: (error: unknown) => void;
  readonly types: TypeLoop | undefined;
}

/** Returns the function that carries out the effects of a session. */
export const effectPerformer =
  ({ content, contentWatch, code, definition, sources, build, idle, emit, fail, types }: SessionParts): Perform =>
  (effect, dispatch) => {
    switch (effect.kind) {
      case 'read': {
        const startedAt = performance.now();
        const { changed, unsettled } = content.refresh(effect.paths);
        contentWatch.renew();
        dispatch({ kind: 'read', files: changed, unsettled, startedAt });
        break;
      }
      case 'compile':
        types?.request();
        compileChanged(effect.code, { definition, sources }).then(() => dispatch({ kind: 'compiled' }), fail);
        break;
      case 'build':
        build.make(content.tree(), effect.now).then(dispatch, fail);
        break;
      case 'start':
        idle.schedule(delays[effect.timer], () => dispatch({ kind: 'elapsed', timer: effect.timer }));
        break;
      case 'stop-timers':
        idle.stop();
        break;
      case 'audit':
        if (build.hasChecks())
          return idle.runInSlices(build.checks(), () => dispatch({ kind: 'checked' }), build.mayFail() ? 'soon' : 'later');
        idle.runInSlices(catchThrown(effect.build.site.audit(), definition), ({ diagnostics, changed }) =>
          dispatch({ kind: 'audited', diagnostics: sources.located(diagnostics), changedPages: changed?.map(({ path }) => path) }),
        );
        break;
      case 'poll':
        idle.runInSlices(pollAll(content, code), (changes) => {
          dispatch({ kind: 'polled', changes });
          if (definition.isPublicStale()) dispatch({ kind: 'checked' });
        });
        break;
      case 'emit':
        emit(effect.event);
        break;
    }
  };

/** Compiles the changed code. A file that is read only by the `source` of a collection is not compiled: the build loads it. */
async function compileChanged(
  changed: readonly string[],
  { definition, sources }: Pick<SessionParts, 'definition' | 'sources'>,
): Promise<void> {
  const code = changed.filter((file) => !Object.hasOwn(sources.reads(), file) || Object.hasOwn(definition.given(), file));
  if (code.length > 0) await definition.compile(code);
}

function* pollAll(content: LiveContent, code: LiveCode): Generator<void, Changes> {
  return { content: yield* content.poll(), code: yield* code.poll() };
}

/** Converts errors of the site's code to diagnostics of the audit. */
function* catchThrown(steps: Generator<void, Audit>, { ofThrown }: LiveDefinition): Generator<void, Omit<Audit, 'thrown'>> {
  try {
    const { diagnostics, thrown, changed } = yield* steps;
    return { diagnostics: [...diagnostics, ...diagnosticsOrThrow(thrown, ofThrown)], changed };
  } catch (error) {
    return { diagnostics: diagnosticsOrThrow([error], ofThrown), changed: undefined };
  }
}
