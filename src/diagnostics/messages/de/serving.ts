import type { ToolMessages } from '../tool-messages.ts';

export const serving: ToolMessages['serving'] = {
  stop: '(Strg-C beendet)',
  portRefused: (port, code) => `Port ${port} ist nicht zu haben (${code}). Wählen Sie mit --port einen anderen.`,
};
