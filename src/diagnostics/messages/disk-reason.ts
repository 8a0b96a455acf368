import type { ToolMessages } from './tool-messages.ts';

/** The reason why the disk has refused something, by the code of its error, in plain words; unknown codes do not change. */
export const diskReason = (code: string, { disk }: ToolMessages): string =>
  Object.hasOwn(disk, code) ? disk[code as keyof typeof disk] : code;
