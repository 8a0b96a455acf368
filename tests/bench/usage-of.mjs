// @ts-check
// Runs a program other than Node and writes its usage, as usage.mjs does for Node. On Linux only.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// Bash reports the processor time of a child process that has ended. Node does not.
const child = spawn('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time "$@" 2>&1', 'bash', ...process.argv.slice(2)], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
let memory = 0;
let times = '';

/** Updates the peak memory of the program, unless it has ended. */
function look() {
  try {
    const [pid] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
    const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    memory = Math.max(memory, Number(peak ?? 0) / 1024);
  } catch {}
}

const timer = setInterval(look, 10);
child.stderr.setEncoding('utf8').on('data', (text) => {
  times += text;
});
child.on('close', (code) => {
  clearInterval(timer);
  const [wall = 0, user = 0, system = 0] = times.trim().split(/\s+/).map(Number);
  writeFileSync(process.env['USAGE_FILE'] ?? '', JSON.stringify({ wall, cpu: user + system, memory }));
  process.exitCode = code ?? 1;
});
