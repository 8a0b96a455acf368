// `archipel watch --language de`: its log, its messages in pages, and its answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestTo } from '../support/http/probes.ts';
import { send } from '../support/http/raw.ts';
import { smallContent } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

test('With --language de, watch prints its log, its messages in pages and its answers in German', async () => {
  const content = smallContent();
  const { port, body, state, said } = await watching(content, ['--language', 'de']);
  await said(/Beobachtet wird .*: http:\/\/localhost:\d+\/\?edit=[\w-]+ \(Strg-C beendet\)/);
  expect(await body('/')).toMatch(/client\.js" data-language="de"/);
  const prices = join(content, 'prices.yaml');
  const text = readFileSync(prices, 'utf8');
  writeFileSync(prices, text.replace('{ once: 1799700 }', '{ once: viel }'));
  await said(/1 Fehler; Teile mit Fehlern bleiben, wie sie waren; alles andere ist aktuell/);
  const [problem] = (await state('/')).problems;
  expect(problem?.message).toMatch(/steht|fehlt|Zahl|Betrag/);
  writeFileSync(prices, text);
  await said(/Keine Fehler mehr/);
  const elsewhere = JSON.stringify({ file: '/etc/passwd' });
  const headers = [`Origin: http://localhost:${port}`];
  const { replies } = await send(port, requestTo(port, '/__archipel/open', { method: 'POST', headers, body: elsewhere }));
  expect(replies[0]?.body).toContain('/etc/passwd gibt es nicht.');
});
