import type { ToolMessages } from './tool-messages.ts';

/** The meaning of an error code of the file system, in plain words. An unknown code is returned unchanged. */
export const diskReason = (code: string, { disk }: ToolMessages): string =>
  Object.hasOwn(disk, code) ? disk[code as keyof typeof disk] : code;
