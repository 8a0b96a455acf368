import type { ToolMessages } from './tool-messages.ts';

/** Returns the meaning of an error code of the file system in plain words, or an unknown code unchanged. */
export const diskReason = (code: string, { disk }: ToolMessages): string =>
  Object.hasOwn(disk, code) ? disk[code as keyof typeof disk] : code;
