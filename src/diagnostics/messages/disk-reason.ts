import type { ToolMessages } from './tool-messages.ts';

/** Why the disk has refused something, by the code of its error, in plain words; other words stay as they are. */
export const diskReason = (code: string, { disk }: ToolMessages): string =>
  Object.hasOwn(disk, code) ? disk[code as keyof typeof disk] : code;
