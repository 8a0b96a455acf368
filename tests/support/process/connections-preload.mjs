// Prints the host or path of each connection that the process opens on standard error.
import { Socket } from 'node:net';

const { connect } = Socket.prototype;
Object.assign(Socket.prototype, {
  /** @this {Socket} @param {unknown[]} words */
  connect(...words) {
    const [first] = words.flat();
    process.stderr.write(`connection to ${Object(first).host ?? Object(first).path ?? words[1]}\n`);
    return Reflect.apply(connect, this, words);
  },
});
