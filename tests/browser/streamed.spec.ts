// A page arrives in two parts, with a pause between them. The first part must not move when the second part arrives.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordLayoutShifts } from './shifts.ts';
import { expect, test } from './site-test.ts';

/** Starts a server that forwards the responses of `origin`, and pauses after `share` of each page, from 0 to 1. */
async function startPausingServer(origin: string, share: number): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const first = type.startsWith('text/html') ? Math.floor(body.length * share) : body.length;
    response.write(body.subarray(0, first));
    setTimeout(() => response.end(body.subarray(first)), first < body.length ? 700 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

for (const share of [0.15, 0.2, 0.3, 0.6]) {
  test(`Nothing moves on a page that pauses after ${share * 100} % of its HTML`, async ({ page, baseURL }) => {
    const { server, url } = await startPausingServer(String(baseURL), share);
    const shifts = await recordLayoutShifts(page);
    await page.goto(`${url}/ai-team-example`, { waitUntil: 'networkidle' });
    expect(await shifts()).toBeLessThan(0.01);
    server.close();
  });
}
