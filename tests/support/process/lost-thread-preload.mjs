// @ts-nocheck A function of Node is overwritten here, which TypeScript rejects.
// Loaded before the program (`node --import`). Ends each thread except the main thread when it sends message LOST_AT + 1:
// LOST_HOW=exit exits the thread, LOST_HOW=throw throws an error in it, and LOST_HOW=memory exhausts its memory.
// LOST_HOW=content ends no thread, but copies the file LOST_FROM to LOST_TO before the thread reads the content, so that
// the thread reads other content than the main thread.
import { copyFileSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';

const { LOST_AT = '0', LOST_HOW = 'exit', LOST_FROM = '', LOST_TO = '' } = process.env;

if (!isMainThread && LOST_HOW === 'content') copyFileSync(LOST_FROM, LOST_TO);
else if (!isMainThread && parentPort !== null) {
  const post = parentPort.postMessage.bind(parentPort);
  let messages = 0;
  parentPort.postMessage = (...args) => {
    messages += 1;
    if (messages > Number(LOST_AT)) lose();
    post(...args);
  };
}

function lose() {
  if (LOST_HOW === 'exit') process.exit(1);
  if (LOST_HOW === 'throw') throw new Error('lost on purpose');
  const all = [];
  for (;;) all.push(new Array(100_000).fill(all.length));
}
