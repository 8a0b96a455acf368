// Sends raw bytes to a server of this machine and reads its answers, for requests that no client library would send.
import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** The bytes of the body as Latin-1 characters. */
  readonly body: string;
}

export interface Heard {
  readonly replies: readonly Reply[];
  readonly text: string;
  /** True if the server has ended the connection. */
  readonly ended: boolean;
}

/** The maximum silence of a server in milliseconds: after a complete answer, within an answer, and before the first answer. */
const [pause, delay, patience] = [150, 5000, 120_000];

/**
 * Sends `bytes` (Latin-1) and listens until the server ends the connection or stops sending. `first` is the maximum
 * time before the first byte, in milliseconds.
 */
export function send(port: number, bytes: string, first = patience): Promise<Heard> {
  return new Promise((resolve) => {
    let [text, ended] = ['', false];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').setTimeout(first, () => socket.destroy());
    socket.on('data', (data) => {
      text += data;
      socket.setTimeout(!bytes.startsWith('HEAD') && isCut(text) ? delay : pause);
    });
    socket.on('end', () => {
      ended = true;
    });
    // A reset by the server also ends the connection.
    socket.on('error', () => {
      ended = true;
    });
    socket.on('close', () => resolve({ replies: repliesIn(text), text, ended }));
  });
}

/** Sends `bytes`, and leaves the connection open without reading the answer. */
export function hold(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1', () => resolve(socket)));
    socket.pause().on('error', reject);
  });
}

const repliesIn = (text: string): readonly Reply[] => answersIn(text).map(({ reply }) => reply);

interface Answer {
  readonly reply: Reply;
  readonly isComplete: boolean;
  /** The bytes after the answer. */
  readonly after: string;
}

function answersIn(text: string): readonly Answer[] {
  const [, status, lines = ''] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/.exec(text) ?? [];
  if (status === undefined) return [];
  const headers = new Map(lines.split('\r\n').map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]));
  const rest = text.slice(text.indexOf('\r\n\r\n') + 4);
  const { body, after, isEnded } =
    headers.get('transfer-encoding') === 'chunked' ? chunksOf(rest) : sliceOf(rest, Number(headers.get('content-length') ?? rest.length));
  // An event stream has no end, so it counts as complete after each event.
  const isComplete = isEnded || (headers.get('content-type')?.startsWith('text/event-stream') === true && body.endsWith('\n\n'));
  return [{ reply: { status: Number(status), headers, body }, isComplete, after }, ...answersIn(after)];
}

/** Returns whether the text ends within an answer or its head. On a busy machine, the rest may arrive late. */
function isCut(text: string): boolean {
  const last = answersIn(text).at(-1);
  return last === undefined ? text !== '' : !last.isComplete || last.after !== '';
}

interface Sliced {
  readonly body: string;
  readonly after: string;
  readonly isEnded: boolean;
}

const sliceOf = (rest: string, length: number): Sliced => ({
  body: rest.slice(0, length),
  after: rest.slice(length),
  isEnded: rest.length >= length,
});

function chunksOf(rest: string): Sliced {
  let [body, after] = ['', rest];
  for (;;) {
    const [head, size = ''] = /^([\da-f]+)\r\n/i.exec(after) ?? [];
    if (head === undefined) return { body, after: '', isEnded: false };
    const length = Number.parseInt(size, 16);
    body += after.slice(head.length, head.length + length);
    after = after.slice(head.length + length + 2);
    if (length === 0) return { body, after, isEnded: true };
  }
}
