// A mail that a form sends.

export interface Mailbox {
  /** Empty if only the address is known. */
  readonly name: string;
  readonly address: string;
}

/** A mail without its sender, which is the same for all mails. */
export interface FormMail {
  /** For the log and the Message-ID, so letters, digits and hyphens: `confirmation`. No other mail of the form has it. */
  readonly name: string;
  /** One address. */
  readonly to: string;
  /** Left out where the header cannot hold the address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** True for what a machine writes by itself (RFC 3834): it has a null return path, so that no automatic reply answers it. */
  readonly automatic: boolean;
}
