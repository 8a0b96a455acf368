// Which mailbox an address leads to: the same person has many spellings of an address, and a limit counts persons.

/** The address with its domain in the letters of the DNS, which every mail server takes. */
export function deliverable(email: string): string {
  const at = email.lastIndexOf('@');
  const url = URL.canParse(`https://${email.slice(at + 1)}`) ? new URL(`https://${email.slice(at + 1)}`) : undefined;
  return url === undefined ? email : `${email.slice(0, at)}@${url.hostname}`;
}

/** Providers that read `a.da` and `ada` as one name. */
const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** A key for the mailbox that mail to `email` arrives in: without case, tags (`ada+shop`) and the many letters of a domain. */
export function mailboxOf(email: string): string {
  const written = deliverable(email.normalize('NFKC')).toLowerCase();
  const at = written.lastIndexOf('@');
  const [local, domain] = [written.slice(0, at), written.slice(at + 1)];
  const name = /^[^+]+/.exec(local)?.[0] ?? local;
  const same = withoutDots.get(domain);
  return same === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${same}`;
}
