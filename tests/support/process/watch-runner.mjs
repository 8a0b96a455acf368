// Runs `archipel watch` repeatedly in one process, which loads the engine once. A request is `{ argv, cwd, env }`, or
// 'stop'. The process sends the output of `watch` on standard error and, at the end, its exit code.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , project = ''] = process.argv;
process.env['NODE_ENV'] = 'production';
const { engineFolder } = await import(pathToFileURL(join(project, 'bin/bundle-engine.js')).href);
const modules = await engineFolder(project);
const { main } = await import(pathToFileURL(join(modules, 'cli.mjs')).href);

// Each run listens for errors of both streams.
for (const name of /** @type {const} */ (['stdout', 'stderr'])) process[name].setMaxListeners(0);
process.stderr.write = (/** @type {string | Uint8Array} */ text) =>
  process.send?.({ text: typeof text === 'string' ? text : Buffer.from(text).toString() }) ?? false;

process.on('message', async (/** @type {'stop' | { argv: string[], cwd: string, env: Record<string, string> }} */ message) => {
  if (message === 'stop') {
    process.emit('SIGTERM');
    return;
  }
  process.chdir(message.cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, { NODE_ENV: 'production', ...message.env });
  const code = await main(message.argv, { root: project, modules });
  // `watch` ends on SIGTERM here, and leaves its listener for SIGINT to the end of its process.
  process.removeAllListeners('SIGINT');
  // The folder may be removed before the next run.
  process.chdir('/');
  process.send?.({ code });
});
process.on('disconnect', () => process.exit());
