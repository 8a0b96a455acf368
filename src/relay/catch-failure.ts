// Forms contain code of the site: if it throws, the log names the place, and the visitor still gets an answer.
import { reply } from './replies.ts';

/** Returns the answer of `work`. If `work` throws, calls `report` with the place and returns status 500. */
export async function catchFailure(work: () => Promise<Response>, report: (why: string) => void): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    report(traceOf(error));
    return reply(500, {});
  }
}

/** Returns the name and the place of an error. The message is not logged, because it may repeat a visitor's text. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is not an error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ');
}
