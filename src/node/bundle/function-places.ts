// Finds the places of functions in the code, through V8's interface for debuggers.
import { Session } from 'node:inspector';
import type { Frame } from './source-position.ts';

/** The global name under which the debugger session finds the functions. */
const shelf = '__archipelFunctions';

/** Returns the places of `functions` in their modules, in the same order. Omits functions that are in no module. */
export function placesOfFunctions(functions: readonly object[]): readonly Frame[] {
  if (functions.length === 0) return [];
  const session = new Session();
  session.connect();
  try {
    const modules = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params }) => modules.set(params.scriptId, params.url));
    session.post('Debugger.enable');
    Reflect.set(globalThis, shelf, functions);
    return functions.flatMap((_, index) => {
      const at = locationOf(session, `${shelf}[${index}]`);
      const module = at && modules.get(at.scriptId);
      if (at === undefined || module === undefined || module === '') return [];
      return [{ module, line: at.lineNumber + 1, column: (at.columnNumber ?? 0) + 1 }];
    });
  } finally {
    Reflect.deleteProperty(globalThis, shelf);
    session.disconnect();
  }
}

interface Location {
  readonly scriptId: string;
  /** Line and column, both from 0. */
  readonly lineNumber: number;
  readonly columnNumber?: number;
}

function locationOf(session: Session, expression: string): Location | undefined {
  let found: Location | undefined;
  // A session in the same thread calls back synchronously.
  session.post('Runtime.evaluate', { expression }, (_, evaluated) => {
    const { objectId } = evaluated?.result ?? {};
    if (objectId === undefined) return;
    session.post('Runtime.getProperties', { objectId, ownProperties: true }, (_error, properties) => {
      found = properties?.internalProperties?.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value as Location | undefined;
    });
  });
  return found;
}
