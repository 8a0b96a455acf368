/** What `archipel relay` and its commands over the queue say. */
export const relay = {
  listens: (host: string, port: number) => `The relay listens at ${host}, port ${port}`,
  cannotListen: (host: string, port: number, code: string) =>
    `The relay cannot listen at ${host}, port ${port} (${code}). See ARCHIPEL_RELAY_HOST and ARCHIPEL_RELAY_PORT.`,
  notConfigured: 'The relay is not configured:',
  queueHeld: (folder: string) =>
    `Another relay holds the queue in ${folder}. Stop it first, or give this one another ARCHIPEL_RELAY_QUEUE.`,
  queueUnwritable: (folder: string, code: string) =>
    `The queue in ${folder} cannot be written (${code}), and without it messages would be lost. See ARCHIPEL_RELAY_QUEUE.`,
  whichQueue: 'Which queue? Name its folder with --queue or by ARCHIPEL_RELAY_QUEUE.',
  noQueue: (folder: string) => `There is no queue in ${folder}.`,
  queueRefused: (folder: string, code: string) =>
    `The queue in ${folder} cannot be used (${code}). Only the user of the relay, and root, may.`,
  heads: ['STATE', 'NUMBER', 'CAME', 'FORM', 'MAILS'] as readonly string[],
  states: { waiting: 'waiting', dead: 'given up', held: 'held', delivered: 'delivered' },
  counts: (waiting: number, dead: number, delivered: number) => `${waiting} waiting, ${dead} given up, ${delivered} delivered.`,
  held: (count: number) =>
    `${count} held: it reads like spam, and nothing of it was sent. Deliver what does not: archipel relay queue retry NUMBER.`,
  readsLikeSpam: (reasons: string) => `reads like spam (${reasons})`,
  tryAgain: 'Try what was given up again: archipel relay queue retry NUMBER. Look at it: archipel relay queue show NUMBER.',
  leftToRelay: (count: number, verb: 'retry' | 'delete') => `${count} left to the relay that runs, which will ${verb} within seconds.`,
  deleted: (count: number) => `${count} deleted.`,
  willBeSent: (count: number) => `${count} will be sent when the relay runs.`,
  noSubmission: (number: string) => `There is no ${number} that this could be done with. See archipel relay queue list.`,
  mail: (number: number) => `mail ${number}`,
  attempts: (count: number) => `${count} attempts`,
  textsRemoved: 'Its texts were removed after delivery.',
};
