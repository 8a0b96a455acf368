// The data of the mail catcher: the calls and mails of a preview, and the next answers.

export const answers = ['success', '400', '401', '500', 'slow', 'down'] as const;
export type AnswerName = (typeof answers)[number];

export interface Call {
  readonly id: number;
  /** An instant, ISO 8601. */
  readonly at: string;
  /** Who called: a page, or the relay on its behalf. */
  readonly by: 'page' | 'relay';
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answer: AnswerName;
}

export interface CaughtMail {
  readonly id: number;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

export interface LogEntries {
  /** Newest first. */
  readonly calls: readonly Call[];
  /** Newest first. */
  readonly mails: readonly CaughtMail[];
  /** The answer when nothing is queued. */
  readonly answer: AnswerName;
  /** Answers to give before `answer`, each once. */
  readonly queued: readonly AnswerName[];
}

type NewLogEntry<Entry> = Omit<Entry, 'id' | 'at'>;

export interface RequestLog {
  readonly kept: () => LogEntries;
  readonly addCall: (call: NewLogEntry<Call>) => void;
  readonly addMail: (mail: NewLogEntry<CaughtMail>) => void;
  /** Returns the next answer, and removes it if it was queued. */
  readonly nextResponse: () => AnswerName;
  /** Adds an answer to the end of the queue. It is given to one call. */
  readonly queue: (answer: AnswerName) => void;
  /** Sets the answer to all further calls, and clears the queue. */
  readonly setResponse: (answer: AnswerName) => void;
  /** Deletes all calls, mails and queued answers, and resets the answer to success. */
  readonly clear: () => void;
}

/** Maximum number of entries of each kind, so that a preview that runs for weeks does not grow. */
const maxEntries = 200;

const nothing: LogEntries = { calls: [], mails: [], answer: 'success', queued: [] };

/** Creates an empty log. `now` returns milliseconds since 1970. */
export function createRequestLog(now: () => number): RequestLog {
  let kept = nothing;
  let entries = 0;
  const stamp = () => {
    entries += 1;
    return { id: entries, at: new Date(now()).toISOString() };
  };
  const change = (part: Partial<LogEntries>): void => {
    kept = { ...kept, ...part };
  };
  return {
    kept: () => kept,
    addCall: (call) => change({ calls: [{ ...stamp(), ...call }, ...kept.calls].slice(0, maxEntries) }),
    addMail: (mail) => change({ mails: [{ ...stamp(), ...mail }, ...kept.mails].slice(0, maxEntries) }),
    nextResponse: () => {
      const [first, ...rest] = kept.queued;
      change({ queued: rest });
      return first ?? kept.answer;
    },
    queue: (answer) => change({ queued: [...kept.queued, answer].slice(0, maxEntries) }),
    setResponse: (answer) => change({ answer, queued: [] }),
    clear: () => change(nothing),
  };
}
