// Finds the mailbox of an e-mail address. Many spellings of an address lead to the same mailbox, and limits apply to the mailbox.

/** Returns the address with its domain in ASCII, as the DNS writes it, which every mail server accepts. */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const url = URL.canParse(`https://${email.slice(at + 1)}`) ? new URL(`https://${email.slice(at + 1)}`) : undefined;
  return url === undefined ? email : `${email.slice(0, at)}@${url.hostname}`;
}

/** Providers that ignore dots in the local part, so that `a.da` and `ada` are the same mailbox. */
const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the same key for all addresses of the mailbox of `email`: in lower case, without a tag (`ada+shop`), and without the dots that
 * the provider ignores. A provider's alternative domains are replaced by its main one.
 */
export function mailboxKey(email: string): string {
  const written = asciiAddress(email.normalize('NFKC')).toLowerCase();
  const at = written.lastIndexOf('@');
  const [local, domain] = [written.slice(0, at), written.slice(at + 1)];
  const name = /^[^+]+/.exec(local)?.[0] ?? local;
  const same = withoutDots.get(domain);
  return same === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${same}`;
}
