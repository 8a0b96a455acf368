import type { CommandContext } from '../../../src/cli/context.ts';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import { projectAt } from './project.ts';

/** The context of a program that prints nothing, for tests that only inspect its commands. */
export const silentContext: CommandContext = {
  words: [],
  io: { out: () => undefined, err: () => undefined, paint: (_, text) => text, summarize: () => undefined, messages: toolMessages('en') },
  project: projectAt(),
  setExitCode: () => undefined,
};
