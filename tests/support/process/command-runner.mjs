// Loads the engine of a project (the first argument) once, and runs one command line after another. A request has `argv`,
// `cwd` and `env`. The answer has the exit code and the output, which must be the same as in a separate process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , project = ''] = process.argv;
process.env['NODE_ENV'] = 'production';
const { engineFolder } = await import(pathToFileURL(join(project, 'bin/bundle-engine.js')).href);
const modules = await engineFolder(project);
const { main } = await import(pathToFileURL(join(modules, 'cli.mjs')).href);

const streams = /** @type {const} */ (['stdout', 'stderr']);
// Each run listens for errors of both streams.
for (const name of streams) process[name].setMaxListeners(0);

/**
 * Redirects writes of a stream into `printed`; returns a function that ends the redirection.
 * @param {'stdout' | 'stderr'} name @param {Record<string, string>} printed
 */
function capture(name, printed) {
  const { write } = process[name];
  process[name].write = (/** @type {string | Uint8Array} */ text) => {
    printed[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
  return () => {
    process[name].write = write;
  };
}

process.on('message', async (/** @type {{ argv: string[], cwd: string, env: Record<string, string> }} */ { argv, cwd, env }) => {
  const printed = { stdout: '', stderr: '' };
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, { NODE_ENV: 'production', ...env });
  const release = streams.map((name) => capture(name, printed));
  // Without an answer, this test and the next ones would wait until their time limits.
  const code = await main(argv, { root: project, modules }).catch((/** @type {Error} */ error) => {
    printed.stderr += error.stack;
    return null;
  });
  for (const end of release) end();
  // The folder may be removed before the next run.
  process.chdir('/');
  process.send?.({ code, signal: null, ...printed });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
