// A recording for tests, because no call of the real content has one.
import { readFileSync } from 'node:fs';
import type { WatchedProject } from '../support/process/watched-project.ts';

/** The path of the German page whose call gets the recording. */
export const recordedPath = '/ai-solutions/inbound-call-agents';

/** Adds a recording of three seconds to a call, with the times of its first two turns. */
export function addRecording(project: WatchedProject): void {
  for (const name of ['tone.opus', 'tone.mp3']) project.add(`content/assets/${name}`, readFileSync(`tests/fixtures/sounds/${name}`));
  project.edit(
    'content/solutions/inbound-call-agents.yaml',
    /\n( +)turns:\n( +)- \{ (.*\n +- \{ )/,
    (_, indent: string, item: string, rest: string) =>
      `\n${indent}length: "00:03"\n${indent}recording: { opus: tone.opus, mp3: tone.mp3 }\n${indent}turns:\n${item}- { at: "00:00", ${rest}at: "00:02", `,
  );
}
