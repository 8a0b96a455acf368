// A real SMTP server that fails like servers in production, and records every text that it may have delivered.
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * The behaviors of the server. `later…` refuses the recipient or the text temporarily (4xx), `refused…` permanently (5xx). `cut` ends
 * the connection after a text without a reply, `halfClosed` ends only the server's half of it, and `halfClosedBefore` ends
 * the server's half before the text.
 */
export const moods = [
  'good',
  'down',
  'busy',
  'laterRecipient',
  'refusedRecipient',
  'laterText',
  'refusedText',
  'slow',
  'cut',
  'halfClosed',
  'halfClosedBefore',
] as const;
export type Mood = (typeof moods)[number];

export interface FaultyMailServer {
  readonly port: number;
  /** Every text that may have been delivered: it was received completely and not refused, but the client may not have read the reply. */
  readonly texts: readonly string[];
  /** Changes the behavior; resolves when the change is in effect. */
  readonly become: (mood: Mood) => Promise<void>;
  readonly close: () => Promise<void>;
}

const replies: Readonly<Partial<Record<Mood, number>>> = {
  busy: 421,
  laterRecipient: 450,
  refusedRecipient: 550,
  laterText: 451,
  refusedText: 554,
};

function failureOf(mood: Mood): Error | null {
  const responseCode = replies[mood];
  return responseCode === undefined ? null : Object.assign(new Error('No.'), { responseCode });
}

/** Starts the server with normal behavior. `random` returns numbers from 0 to 1. */
export async function openFaultyMailServer(random: () => number): Promise<FaultyMailServer> {
  const texts: string[] = [];
  const slowReplies = new Set<Promise<void>>();
  let mood: Mood = 'good';
  let server: SMTPServer | undefined;
  let port = 0;
  const socketOf = ({ id }: SMTPServerSession): Socket | undefined =>
    [...(server?.connections ?? [])]
      .map((connection) => connection as unknown as { id: string; _socket: Socket })
      .find((connection) => connection.id === id)?._socket;
  const listen = async (): Promise<void> => {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 10,
      onConnect: (_, done) => done(mood === 'busy' ? failureOf(mood) : null),
      onRcptTo: (_, session, done) => {
        if (mood === 'halfClosedBefore') socketOf(session)?.end();
        done(mood === 'laterRecipient' || mood === 'refusedRecipient' ? failureOf(mood) : null);
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const refusal = mood === 'laterText' || mood === 'refusedText' ? failureOf(mood) : null;
          if (refusal === null) texts.push(Buffer.concat(parts).toString('utf8'));
          if (mood === 'cut') socketOf(session)?.destroy();
          else if (mood === 'halfClosed') socketOf(session)?.end();
          else if (mood === 'slow') {
            const reply = wait(20 + random() * 200).then(() => {
              slowReplies.delete(reply);
              done(null);
            });
            slowReplies.add(reply);
          } else done(refusal);
        });
      },
    });
    opened.on('error', () => undefined);
    await new Promise<void>((resolve) => void opened.listen(port, '127.0.0.1', () => resolve()));
    ({ port } = opened.server.address() as AddressInfo);
    server = opened;
  };
  const close = async (): Promise<void> => {
    // Waits for pending replies. A server that shuts down sends 421 to its clients, which would refuse a message that
    // it has already accepted.
    await Promise.all(slowReplies);
    const closing = server;
    server = undefined;
    if (closing !== undefined) await new Promise<void>((resolve) => closing.close(() => resolve()));
  };
  await listen();
  return {
    port,
    texts,
    become: async (next) => {
      mood = next;
      if (next === 'down') await close();
      else if (server === undefined) await listen();
    },
    close,
  };
}
