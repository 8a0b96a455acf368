// The help of `archipel relay` for the variables that forms-environment.ts reads.

/** Each variable with its meaning, which includes the default if there is one. */
export const relayVariables: readonly (readonly [name: string, meaning: string])[] = [
  ['ARCHIPEL_RELAY_ORIGINS', 'origins of the site, separated by commas; required'],
  ['ARCHIPEL_RELAY_SMTP_HOST', 'the mail server; required'],
  ['ARCHIPEL_RELAY_SMTP_SECURITY', 'starttls, tls or none (default: starttls)'],
  ['ARCHIPEL_RELAY_SMTP_PORT', 'the port of the mail server (default: 587 for starttls, 465 for tls, 25 for none)'],
  ['ARCHIPEL_RELAY_SMTP_USER', 'the user name of the login (default: no login)'],
  ['ARCHIPEL_RELAY_SMTP_PASSWORD', 'its password'],
  ['ARCHIPEL_RELAY_FROM', 'the sender: Support <support@example.com>; required'],
  ['ARCHIPEL_RELAY_INBOX', 'the address that gets the messages; required'],
  [
    'ARCHIPEL_RELAY_QUEUE',
    'the full path of the folder in which messages wait (default: the STATE_DIRECTORY of systemd, otherwise required)',
  ],
  [
    'ARCHIPEL_RELAY_SECRET',
    'the secret that signs tokens; several forms servers of one site need the same one (default: a random one, stored with the queue)',
  ],
  ['ARCHIPEL_RELAY_ALERTS', 'the address that gets a mail about messages that wait for a person, or none (default: the inbox)'],
  ['ARCHIPEL_RELAY_KEEP_DAYS', 'days for which delivered messages are kept (default: 0)'],
  ['ARCHIPEL_RELAY_MESSAGES_PER_HOUR', 'messages accepted per hour (default: 600)'],
  ['ARCHIPEL_RELAY_CONFIRMATIONS_PER_HOUR', 'confirmations sent per hour; above that, only the inbox gets mail (default: 60)'],
  ['ARCHIPEL_RELAY_HOST', 'the address to listen on (default: 127.0.0.1)'],
  ['ARCHIPEL_RELAY_PORT', 'its port (default: 8025)'],
  ['ARCHIPEL_RELAY_TRUSTED_PROXIES', 'proxies whose X-Forwarded-For counts, separated by commas (default: none)'],
  ['ARCHIPEL_RELAY_SERVICE_ENDPOINT', 'the URL of a service that a form uses; replace SERVICE with its name, such as NEWSLETTER'],
  ['ARCHIPEL_RELAY_SERVICE_KEY', 'its key'],
  ['ARCHIPEL_RELAY_SERVICE_PROVIDER', 'its provider, such as brevo'],
];
