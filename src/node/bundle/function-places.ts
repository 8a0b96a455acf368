// The places of functions: V8 knows them, and tells debuggers.
import { Session } from 'node:inspector';
import type { Frame } from './source-position.ts';

/** The name under which the session finds the functions. */
const shelf = '__archipelFunctions';

/** The places at which the bundles have `functions`, in their order; those that no module has are left out. */
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
  /** Both count from 0. */
  readonly lineNumber: number;
  readonly columnNumber?: number;
}

function locationOf(session: Session, expression: string): Location | undefined {
  let found: Location | undefined;
  // In one thread, a session answers at once.
  session.post('Runtime.evaluate', { expression }, (_, evaluated) => {
    const { objectId } = evaluated?.result ?? {};
    if (objectId === undefined) return;
    session.post('Runtime.getProperties', { objectId, ownProperties: true }, (_error, properties) => {
      found = properties?.internalProperties?.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value as Location | undefined;
    });
  });
  return found;
}
