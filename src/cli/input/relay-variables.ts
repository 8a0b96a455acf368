// What `archipel relay --help` says of the variables that forms-environment.ts reads.

/** Each variable with what it means and, where it need not be set, what holds without it. */
export const relayVariables: readonly (readonly [name: string, meaning: string])[] = [
  ['ARCHIPEL_RELAY_ORIGINS', 'origins of the site, with commas; required'],
  ['ARCHIPEL_RELAY_SMTP_HOST', 'the mail server; required'],
  ['ARCHIPEL_RELAY_SMTP_SECURITY', 'starttls, tls or none (default: starttls)'],
  ['ARCHIPEL_RELAY_SMTP_PORT', 'its port (default: 587, 465 or 25, after the security)'],
  ['ARCHIPEL_RELAY_SMTP_USER', 'the name of the login (default: no login)'],
  ['ARCHIPEL_RELAY_SMTP_PASSWORD', 'its password'],
  ['ARCHIPEL_RELAY_FROM', 'the sender: Support <support@example.com>; required'],
  ['ARCHIPEL_RELAY_INBOX', 'where messages go; required'],
  [
    'ARCHIPEL_RELAY_QUEUE',
    'the full path of the folder in which messages wait (default: the STATE_DIRECTORY of systemd); required without one',
  ],
  [
    'ARCHIPEL_RELAY_SECRET',
    'signs the tokens of pages; the same for each relay where a site has several (default: one that the queue keeps)',
  ],
  ['ARCHIPEL_RELAY_ALERTS', 'who is told by mail of messages that wait for a person, or none (default: the inbox)'],
  ['ARCHIPEL_RELAY_KEEP_DAYS', 'days for which delivered messages are kept (default: 0)'],
  ['ARCHIPEL_RELAY_MESSAGES_PER_HOUR', 'messages taken in an hour (default: 600)'],
  ['ARCHIPEL_RELAY_CONFIRMATIONS_PER_HOUR', 'confirmations sent in an hour; above it only the inbox gets mail (default: 60)'],
  ['ARCHIPEL_RELAY_HOST', 'the address to listen at (default: 127.0.0.1)'],
  ['ARCHIPEL_RELAY_PORT', 'its port (default: 8025)'],
  ['ARCHIPEL_RELAY_TRUSTED_PROXIES', 'proxies whose X-Forwarded-For counts (default: none)'],
  ['ARCHIPEL_RELAY_SERVICE_ENDPOINT', 'the URL of a service that a form names, such as NEWSLETTER in place of SERVICE'],
  ['ARCHIPEL_RELAY_SERVICE_KEY', 'its key'],
  ['ARCHIPEL_RELAY_SERVICE_PROVIDER', 'its provider, such as brevo'],
];
