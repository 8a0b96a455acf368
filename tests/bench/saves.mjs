// @ts-check
// Measures the time of a save, from the write of a file to the server's response with the new words.
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const rounds = 60;

/**
 * Resolves to the body at `path`. Requests it again after an error, because the server may have closed an idle connection.
 * @param {number} port @param {string} path @param {Agent} agent @returns {Promise<string>}
 */
export const body = (port, path, agent) => request(port, path, agent).catch(() => request(port, path, agent));

/** @param {number} port @param {string} path @param {Agent} agent @returns {Promise<string>} */
const request = (port, path, agent) =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent, headers: { Host: `localhost:${port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });

/**
 * Writes new words and requests the page until it contains them. Resolves to the milliseconds of each round, sorted. Throws after 30
 * seconds.
 * @param {string} file @param {(token: string) => string} textWith @param {{ port: number, path: string }} page
 */
export async function timesOfSaves(file, textWith, { port, path }) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const token = `Wort${round}x`;
    const text = textWith(token);
    const start = performance.now();
    writeFileSync(file, text);
    while (!(await body(port, path, agent)).includes(token)) if (performance.now() - start > 30_000) throw new Error(`${token} never came`);
    times.push(performance.now() - start);
    await wait(300 + 13 * (round % 7));
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}
