/** The messages of `archipel relay` and of its commands for the queue. */
export const relay = {
  listens: (host: string, port: number) => `The forms server listens at ${host}, port ${port}`,
  cannotListen: (host: string, port: number, code: string) =>
    `The forms server cannot listen at ${host}, port ${port} (${code}). See ARCHIPEL_RELAY_HOST and ARCHIPEL_RELAY_PORT.`,
  inClear: (host: string) => `Mails go to ${host} unencrypted, so others can read them on the way. See ARCHIPEL_RELAY_SMTP_SECURITY.`,
  mailServerReady: (host: string, port: number) => `The mail server ${host}, port ${port}, can be used.`,
  mailServerUnusable: (host: string, port: number, why: string) =>
    `The mail server ${host}, port ${port}, cannot be used: ${why}. Messages wait in the queue until it can.`,
  mailServerProblems: {
    refused: 'it refuses the connection, or no server is at that port (ARCHIPEL_RELAY_SMTP_PORT)',
    'no-such-host': 'its name is not known (ARCHIPEL_RELAY_SMTP_HOST)',
    silent: 'it does not answer; a firewall may block this machine',
    'no-starttls': 'it offers no STARTTLS; see ARCHIPEL_RELAY_SMTP_SECURITY',
    'no-tls': 'it does not speak TLS at that port; use starttls in ARCHIPEL_RELAY_SMTP_SECURITY, or the port for tls',
    'old-tls': 'it speaks only versions of TLS that are no longer safe',
    'self-signed': 'its certificate is self-signed; name it in NODE_EXTRA_CA_CERTS',
    'unknown-issuer':
      'its certificate is from an authority that this machine does not know, or an intermediate certificate is missing; see NODE_EXTRA_CA_CERTS',
    'other-name': 'its certificate is for another name than ARCHIPEL_RELAY_SMTP_HOST',
    expired: 'its certificate has expired, or is not valid yet',
    login: 'it refuses the login; see ARCHIPEL_RELAY_SMTP_USER and ARCHIPEL_RELAY_SMTP_PASSWORD',
    other: 'the connection failed',
  },
  notConfigured: 'The forms server is not configured:',
  /** Why an environment variable is refused: it is missing, or has an invalid value. */
  requirements: {
    missing: 'it is not set',
    email: 'it must be an e-mail address',
    alerts: 'it must be an e-mail address, or none',
    host: 'it must be an address to listen at',
    port: 'it must be a number from 1 to 65535',
    networks: 'it must be addresses or networks such as 10.0.0.0/8, separated by commas',
    origins: 'it must be origins such as https://www.example.com, separated by commas',
    mailbox: 'it must be an address such as support@example.com or Support <support@example.com>',
    secret: 'it must be 32 characters or more, the same for each relay of the site',
    days: 'it must be a number of days from 0 to 3650',
    count: 'it must be a number from 1 to 100000',
    mailServer: 'it must be the name or the address of a mail server',
    security: 'it must be tls, starttls or none',
    securityOfLogin: 'it must be tls or starttls if a password is sent to another machine',
    folder: 'it must be the full path of a folder that keeps messages until they are delivered',
    endpoint: 'it must be a full https URL',
  },
  queueHeld: (folder: string) =>
    `Another forms server uses the queue in ${folder}. Stop it first, or give this one another ARCHIPEL_RELAY_QUEUE.`,
  queueLost: (folder: string) =>
    `This forms server was suspended for more than a minute, and another one has taken over the queue in ${folder}. This one stops.`,
  queueUnwritable: (folder: string, code: string) =>
    `The queue in ${folder} cannot be written (${code}), and without it messages would be lost. See ARCHIPEL_RELAY_QUEUE.`,
  whichQueue: 'Which queue? Name its folder with --queue or in ARCHIPEL_RELAY_QUEUE.',
  noQueue: (folder: string) => `There is no queue in ${folder}.`,
  queueRefused: (folder: string, code: string) =>
    `The queue in ${folder} cannot be used (${code}). Only the user of the forms server and root may use it.`,
  heads: ['STATE', 'NUMBER', 'RECEIVED', 'AGE', 'FORM', 'MAILS'] as readonly string[],
  states: { waiting: 'waiting', dead: 'given up', held: 'held', delivered: 'delivered' },
  age: (hours: number) => (hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`),
  oldest: (age: string) => `The oldest one that was given up arrived ${age} ago.`,
  unreadable: (path: string) => `${path} is damaged or cannot be read, and cannot be sent.`,
  damaged: (number: string) => `${number} is damaged or cannot be read, and cannot be sent: archipel relay queue delete ${number}`,
  alert: {
    subject: (dead: number, held: number) => `Forms: ${dead} messages given up, ${held} held`,
    text: ({ dead, held, age, folder }: { dead: number; held: number; age: string; folder: string }) =>
      [
        `${dead} messages of visitors could not be delivered, or it is unknown whether they were.`,
        ...(dead > 0 ? [`The oldest arrived ${age} ago. They are deleted 90 days after the last attempt.`] : []),
        `${held} messages are held: they read like spam, or more arrived than are accepted in an hour. They are deleted after 30 days.`,
        '',
        'To look at them, and to send or delete them:',
        '',
        `archipel relay queue list --queue ${folder}`,
        '',
        'This mail is sent at most once a day, or once a week if messages are only held. ARCHIPEL_RELAY_ALERTS sets its recipient.',
        '',
      ].join('\n'),
  },
  counts: (waiting: number, dead: number, delivered: number) => `${waiting} waiting, ${dead} given up, ${delivered} delivered.`,
  held: (count: number) =>
    `${count} held and not sent: they read like spam, or more arrived than are accepted in an hour. Deliver what people wrote: archipel relay queue retry NUMBER.`,
  readsLikeSpam: (reasons: string) => `reads like spam (${reasons})`,
  tooMany: 'more arrived than are accepted in an hour',
  tryAgain: 'Retry a message that was given up: archipel relay queue retry NUMBER. Look at it first: archipel relay queue show NUMBER.',
  leftToRelay: (count: number, verb: 'retry' | 'delete') =>
    `${count} left to the running forms server, which will ${verb} them within seconds.`,
  deleted: (count: number) => `${count} deleted.`,
  willBeSent: (count: number) => `${count} will be sent when the forms server runs.`,
  noSubmission: (number: string) => `There is no message ${number} for which this is possible. See archipel relay queue list.`,
  mail: (number: number) => `mail ${number}`,
  attempts: (count: number) => `${count} attempts`,
  textsRemoved: 'Its texts were removed after delivery.',
};
