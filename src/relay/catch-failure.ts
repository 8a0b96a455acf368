// Forms are code of a site: if it throws, the log names the place, and the visitor still gets an answer.
import { reply } from './replies.ts';

/** The answer that `work` makes; 500 where it throws, after `report` was called with the place. */
export async function catchFailure(work: () => Promise<Response>, report: (why: string) => void): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    report(traceOf(error));
    return reply(500, {});
  }
}

/** The place of an error. Its message may repeat a visitor's text, and stays out of the log. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is no error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ');
}
