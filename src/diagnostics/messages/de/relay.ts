import type { ToolMessages } from '../tool-messages.ts';

export const relay: ToolMessages['relay'] = {
  listens: (host, port) => `Der Formularserver nimmt unter ${host}, Port ${port}, Nachrichten an`,
  cannotListen: (host, port, code) =>
    `Der Formularserver kann unter ${host}, Port ${port}, keine Nachrichten annehmen (${code}). Siehe ARCHIPEL_RELAY_HOST und ARCHIPEL_RELAY_PORT.`,
  inClear: (host) => `Mails gehen unverschlüsselt an ${host}; andere können sie unterwegs lesen. Siehe ARCHIPEL_RELAY_SMTP_SECURITY.`,
  mailServerReady: (host, port) => `Der Mailserver ${host}, Port ${port}, ist verwendbar.`,
  mailServerUnusable: (host, port, why) =>
    `Der Mailserver ${host}, Port ${port}, ist nicht verwendbar: ${why}. Bis dahin warten Nachrichten in der Warteschlange.`,
  mailServerProblems: {
    refused: 'Er lehnt die Verbindung ab, oder an diesem Port ist keiner (ARCHIPEL_RELAY_SMTP_PORT)',
    'no-such-host': 'Seinen Namen gibt es nicht (ARCHIPEL_RELAY_SMTP_HOST)',
    silent: 'Er antwortet nicht; vielleicht hält eine Firewall diesen Rechner von ihm fern',
    'no-starttls': 'Er bietet kein STARTTLS an; siehe ARCHIPEL_RELAY_SMTP_SECURITY',
    'no-tls': 'An diesem Port spricht er kein TLS; setzen Sie ARCHIPEL_RELAY_SMTP_SECURITY auf starttls, oder nehmen Sie den Port für tls',
    'old-tls': 'Er spricht nur Versionen von TLS, die nicht mehr sicher sind',
    'self-signed': 'Sein Zertifikat ist selbstsigniert; nennen Sie es in NODE_EXTRA_CA_CERTS',
    'unknown-issuer':
      'Sein Zertifikat ist von einer Stelle, die dieser Rechner nicht kennt, oder ein Zwischenzertifikat fehlt; siehe NODE_EXTRA_CA_CERTS',
    'other-name': 'Sein Zertifikat gilt für einen anderen Namen als ARCHIPEL_RELAY_SMTP_HOST',
    expired: 'Sein Zertifikat ist abgelaufen oder gilt noch nicht',
    login: 'Er lehnt die Anmeldung ab; siehe ARCHIPEL_RELAY_SMTP_USER und ARCHIPEL_RELAY_SMTP_PASSWORD',
    other: 'Die Verbindung kam nicht zustande',
  },
  notConfigured: 'Der Formularserver ist nicht eingerichtet:',
  requirements: {
    missing: 'fehlt',
    email: 'muss eine E-Mail-Adresse sein',
    alerts: 'muss eine E-Mail-Adresse sein, oder none',
    host: 'muss eine Adresse sein, unter der der Formularserver erreichbar sein soll',
    port: 'muss eine Zahl von 1 bis 65535 sein',
    networks: 'muss Adressen oder Netze wie 10.0.0.0/8 nennen, durch Kommas getrennt',
    origins: 'muss Adressen wie https://www.example.com nennen, durch Kommas getrennt',
    mailbox: 'muss eine Adresse wie support@example.com oder Support <support@example.com> sein',
    secret: 'muss mindestens 32 Zeichen haben, dieselben für jeden Formularserver der Website',
    days: 'muss eine Zahl von Tagen sein, von 0 bis 3650',
    count: 'muss eine Zahl von 1 bis 100000 sein',
    mailServer: 'muss der Name oder die Adresse eines Mailservers sein',
    security: 'muss tls, starttls oder none sein',
    securityOfLogin: 'muss tls oder starttls sein, wenn ein Kennwort an einen anderen Rechner geht',
    folder: 'muss der vollständige Pfad eines Ordners sein, der Nachrichten aufbewahrt, bis sie zugestellt sind',
    endpoint: 'muss eine vollständige Adresse mit https sein',
  },
  queueHeld: (folder) =>
    `Ein anderer Formularserver hat die Warteschlange in ${folder}. Beenden Sie ihn zuerst, oder geben Sie diesem ein anderes ARCHIPEL_RELAY_QUEUE.`,
  queueLost: (folder) =>
    `Dieser Formularserver war länger als eine Minute angehalten, und ein anderer hat die Warteschlange in ${folder} übernommen. Dieser endet.`,
  queueUnwritable: (folder, code) =>
    `Die Warteschlange in ${folder} lässt sich nicht schreiben (${code}), und ohne sie gingen Nachrichten verloren. Siehe ARCHIPEL_RELAY_QUEUE.`,
  whichQueue: 'Welche Warteschlange? Nennen Sie ihren Ordner mit --queue oder durch ARCHIPEL_RELAY_QUEUE.',
  noQueue: (folder) => `In ${folder} ist keine Warteschlange.`,
  queueRefused: (folder, code) =>
    `Die Warteschlange in ${folder} lässt sich nicht verwenden (${code}). Nur der Benutzer des Formularservers und root dürfen sie verwenden.`,
  heads: ['ZUSTAND', 'NUMMER', 'EINGANG', 'ALTER', 'FORMULAR', 'MAILS'],
  states: { waiting: 'wartet', dead: 'aufgegeben', held: 'zurückgehalten', delivered: 'zugestellt' },
  age: (hours) => (hours < 48 ? `${hours} Std.` : `${Math.floor(hours / 24)} Tage`),
  oldest: (age) => `Alter der ältesten aufgegebenen: ${age}.`,
  unreadable: (path) => `${path} ist beschädigt oder nicht zu lesen: Nichts davon lässt sich verschicken.`,
  damaged: (number) =>
    `${number} ist beschädigt oder nicht zu lesen und lässt sich nicht verschicken: archipel relay queue delete ${number}`,
  alert: {
    subject: (dead, held) => `Formulare: ${dead} Nachrichten aufgegeben, ${held} zurückgehalten`,
    text: ({ dead, held, age, folder }) =>
      [
        `${dead} Nachrichten von Besuchern ließen sich nicht zustellen, oder niemand weiß, ob sie ankamen.`,
        ...(dead > 0 ? [`Alter der ältesten: ${age}. Gelöscht werden sie 90 Tage nach dem letzten Versuch.`] : []),
        `${held} Nachrichten sind zurückgehalten: Sie lesen sich wie Spam, oder es kamen zu viele. Gelöscht werden sie nach 30 Tagen.`,
        '',
        'Ansehen, verschicken und löschen lassen sie sich so:',
        '',
        `archipel relay queue list --queue ${folder}`,
        '',
        'Diese Mail kommt höchstens einmal am Tag; wenn Nachrichten nur zurückgehalten sind, höchstens einmal in der Woche. ARCHIPEL_RELAY_ALERTS nennt den Empfänger.',
        '',
      ].join('\n'),
  },
  counts: (waiting, dead, delivered) => `${waiting} warten, ${dead} aufgegeben, ${delivered} zugestellt.`,
  held: (count) =>
    `${count} zurückgehalten und nicht verschickt: Sie lesen sich wie Spam, oder es kamen mehr, als in einer Stunde angenommen werden. Was Menschen geschrieben haben, zustellen: archipel relay queue retry NUMMER.`,
  readsLikeSpam: (reasons) => `liest sich wie Spam (${reasons})`,
  tooMany: 'mehr, als in einer Stunde angenommen wird',
  tryAgain:
    'Eine aufgegebene Nachricht noch einmal senden: archipel relay queue retry NUMMER. Sie vorher ansehen: archipel relay queue show NUMMER.',
  leftToRelay: (count, verb) =>
    `${count} dem laufenden Formularserver überlassen, der sie innerhalb von Sekunden ${verb === 'delete' ? 'löscht' : 'noch einmal versucht'}.`,
  deleted: (count) => `${count} gelöscht.`,
  willBeSent: (count) => `${count} werden verschickt, sobald der Formularserver läuft.`,
  noSubmission: (number) => `Eine Nachricht ${number}, mit der das ginge, gibt es nicht. Siehe „archipel relay queue list“.`,
  mail: (number) => `Mail ${number}`,
  attempts: (count) => `${count} Versuche`,
  textsRemoved: 'Ihre Texte wurden nach der Zustellung gelöscht.',
};
