// Loaded before the program. Prints on standard error the host or path of each connection that the process opens.
import { Socket } from 'node:net';

const { connect } = Socket.prototype;
Object.assign(Socket.prototype, {
  /** @this {Socket} @param {unknown[]} args */
  connect(...args) {
    const [first] = args.flat();
    process.stderr.write(`connection to ${Object(first).host ?? Object(first).path ?? args[1]}\n`);
    return Reflect.apply(connect, this, args);
  },
});
