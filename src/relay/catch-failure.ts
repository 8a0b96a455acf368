// Forms are code of a site: where it throws, the log says where, and the visitor gets an answer all the same.
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

/** Where an error was thrown. Its message may repeat what a visitor wrote, and stays out of the log. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is no error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ');
}
