// A real SMTP server with configurable behavior, which records the accepted mails.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body as received. */
  readonly raw: string;
}

export interface MailServer {
  readonly port: number;
  readonly delivered: readonly Delivered[];
  /** Returns the number of open connections. */
  readonly connections: () => number;
  /** Breaks every open connection. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a server that accepts every mail unless `options` change that. With TLS, it has a self-signed certificate. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  // Some tests expect that a client rejects the certificate, which must not end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const hangUp = (): void => {
    for (const { _socket } of server.connections as unknown as Iterable<{ readonly _socket: Socket }>) _socket.destroy();
  };
  const connections = (): number => server.connections.size;
  return { port, delivered, connections, hangUp, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Starts a server that sends only `greeting`. If `hangsUp` is true, it closes a connection on which it receives data. */
export async function openSilentServer({ greeting = '', hangsUp = false } = {}): Promise<Pick<MailServer, 'port' | 'close'>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (hangsUp) socket.once('data', () => socket.destroy());
    if (greeting !== '') socket.write(greeting);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const close = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
