import type { ToolMessages } from '../tool-messages.ts';

export const relay: ToolMessages['relay'] = {
  listens: (host, port) => `Das Relay nimmt an unter ${host}, Port ${port}`,
  cannotListen: (host, port, code) =>
    `Das Relay kann unter ${host}, Port ${port} nichts annehmen (${code}). Siehe ARCHIPEL_RELAY_HOST und ARCHIPEL_RELAY_PORT.`,
  notConfigured: 'Das Relay ist nicht eingerichtet:',
  queueHeld: (folder) =>
    `Ein anderes Relay hat die Warteschlange in ${folder}. Beenden Sie es zuerst, oder geben Sie diesem ein anderes ARCHIPEL_RELAY_QUEUE.`,
  queueUnwritable: (folder, code) =>
    `Die Warteschlange in ${folder} lässt sich nicht schreiben (${code}), und ohne sie gingen Nachrichten verloren. Siehe ARCHIPEL_RELAY_QUEUE.`,
  whichQueue: 'Welche Warteschlange? Nennen Sie ihren Ordner mit --queue oder durch ARCHIPEL_RELAY_QUEUE.',
  noQueue: (folder) => `In ${folder} ist keine Warteschlange.`,
  queueRefused: (folder, code) =>
    `Die Warteschlange in ${folder} lässt sich nicht verwenden (${code}). Das dürfen nur der Benutzer des Relays und root.`,
  heads: ['ZUSTAND', 'NUMMER', 'EINGANG', 'FORMULAR', 'MAILS'],
  states: { waiting: 'wartet', dead: 'aufgegeben', held: 'zurückgehalten', delivered: 'zugestellt' },
  counts: (waiting, dead, delivered) => `${waiting} warten, ${dead} aufgegeben, ${delivered} zugestellt.`,
  held: (count) =>
    `${count} zurückgehalten: Das liest sich wie Spam, und nichts davon wurde verschickt. Was keiner ist, zustellen: archipel relay queue retry NUMMER.`,
  readsLikeSpam: (reasons) => `liest sich wie Spam (${reasons})`,
  tryAgain: 'Aufgegebenes noch einmal versuchen: archipel relay queue retry NUMMER. Ansehen: archipel relay queue show NUMMER.',
  leftToRelay: (count, verb) =>
    `${count} dem laufenden Relay überlassen, das sie in Sekunden ${verb === 'delete' ? 'löscht' : 'noch einmal versucht'}.`,
  deleted: (count) => `${count} gelöscht.`,
  willBeSent: (count) => `${count} werden verschickt, sobald das Relay läuft.`,
  noSubmission: (number) => `Eine Nachricht ${number}, mit der das ginge, gibt es nicht. Siehe „archipel relay queue list“.`,
  mail: (number) => `Mail ${number}`,
  attempts: (count) => `${count} Versuche`,
  textsRemoved: 'Ihre Texte wurden nach der Zustellung gelöscht.',
};
