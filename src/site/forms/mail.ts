// A mail that a form sends.

export interface Mailbox {
  /** The name; empty if only the address is known. */
  readonly name: string;
  readonly address: string;
}

/** A mail without its sender, which the relay adds. */
export interface FormMail {
  /** A name for the log and the Message-ID, unique in the form; letters, digits and hyphens: `confirmation`. */
  readonly name: string;
  /** One address. */
  readonly to: string;
  /** The address for replies; missing if there is none, or if it cannot be written in a header. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** True for mail that a machine writes by itself (RFC 3834): it has a null return path, so that no automatic reply answers it. */
  readonly automatic: boolean;
}
