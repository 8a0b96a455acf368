import type { ClientMessages } from './messages.ts';

/** Asks the dev server to open the editor. Resolves to an empty text when it opens, otherwise to the reason why it does not. */
export async function askEditor(path: string, body: object, messages: ClientMessages): Promise<string> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.ok ? '' : (await answer.text()) || messages.editorFailed(answer.status);
  } catch {
    return messages.noServer;
  }
}
