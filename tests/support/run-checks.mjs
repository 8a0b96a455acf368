// @ts-check
// Runs the commands that it is called with side by side, and prints the output of each as it ends. Fails if one fails.
// TypeScript and Knip compute in one thread each; beside each other they use both processors.
import { spawn } from 'node:child_process';

/** @param {string} command */
const run = (command) =>
  new Promise((resolve) => {
    // A shell finds the programs of node_modules, also on Windows.
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('close', (code) => {
      process.stdout.write(`> ${command}\n${output}`);
      resolve(code === 0);
    });
  });

const passed = await Promise.all(process.argv.slice(2).map(run));
if (passed.includes(false)) process.exitCode = 1;
