// What the relay is told and what it may use: where it runs decides about mail, network and clock.

export interface Mailbox {
  /** Empty where only the address is known. */
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  readonly from: Mailbox;
  /** Always one address. */
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** True for what a machine writes by itself (RFC 3834): nobody's holiday notice answers it. */
  readonly automatic: boolean;
}

/** `why` is for the log: it names no person, such as `EAUTH 535`. */
export type SendResult = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A service that takes a form. */
export interface Provider {
  readonly endpoint: string;
  readonly key: string;
  /** As visitors know it. */
  readonly name: string;
}

export interface FormsSettings {
  readonly from: Mailbox;
  /** Where messages of visitors go. */
  readonly inbox: string;
  /** Whether pages of `origin` may send forms here; `own` is the origin that the request was sent to. */
  readonly allows: (origin: string, own: string) => boolean;
  /** By the name that forms give them; a form without its service is not there. */
  readonly services: Readonly<Record<string, Provider>>;
  /** How many requests one network address may make at once; one more is added each half minute. */
  readonly requestsAtOnce?: number;
}

export interface FormsPorts {
  /** Never rejects, and gives up after so many milliseconds. */
  readonly send: (mail: Mail, timeLimit: number) => Promise<SendResult>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Takes a line for the log, which names no person. */
  readonly log: (line: string) => void;
}

/** Answers a request of the visitor at the network address `visitor`. */
export type FormsHandler = (request: Request, visitor: string) => Promise<Response>;
