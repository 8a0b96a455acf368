// @ts-check
// Runs the commands in its arguments in parallel, and prints the output of each command when it ends. Fails if one of them
// fails. TypeScript and Knip use one thread each, so that together they use two processors.
import { spawn } from 'node:child_process';

/** @param {string} command */
const run = (command) =>
  new Promise((resolve) => {
    // A shell finds the programs of node_modules, even on Windows.
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
