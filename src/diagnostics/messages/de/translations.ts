import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

const kinds = {
  missing: 'fehlt',
  facts: 'andere Angaben',
  outdated: 'veraltet',
  same: 'gleich',
  unused: 'ungenutzt',
  unapproved: 'nicht bestätigt',
};

export const translations: ToolMessages['translations'] = {
  heads: ['STELLE', 'ART', 'FELD'],
  kinds,
  // The English name of the kind is shown, too, because `--only` accepts only the English name.
  count: (count, kind) => `${count} ${kinds[kind]} („${kind}“)`,
  noKind: (kind, near, kinds) =>
    `--only kennt kein „${kind}“. ${near === undefined ? `Möglich: ${kinds.join(', ')}.` : `Meinten Sie „${near}“?`}`,
  noPage: (name, near) =>
    `Eine Seite „${name}“ gibt es nicht. ${near === undefined ? 'Nennen Sie ihre Datei, ihren Namen oder ihre Adresse.' : `Meinten Sie „${near}“?`}`,
  noTarget: (to, near, offered) =>
    `--to kennt kein „${to}“. ${near === undefined ? `Die Website ist übersetzt in: ${offered.join(', ') || 'keine Sprache'}.` : `Meinten Sie „${near}“?`}`,
  allApproved: 'Jede Übersetzung ist bestätigt.',
  unapproved:
    'Einen nicht bestätigten Text hat noch niemand mit der Ausgangssprache verglichen. „archipel translations --only unapproved“ listet solche Texte, „archipel translations approve“ bestätigt, was Sie gelesen haben.',
  hasErrors: (count) => `Die Inhalte haben ${counted(count, 'Fehler', 'Fehler')}: „archipel check“ zeigt sie.`,
  nameTexts: 'Nennen Sie die Texte, Dateien oder Seiten, die Sie bestätigen, oder alle mit --all.',
  approved: (count) => `${counted(count, 'Text ist', 'Texte sind')} bestätigt.`,
  noText: (name, near) =>
    `Einen Text, eine Datei oder eine Seite „${name}“ in zwei Sprachen gibt es nicht.${near === undefined ? '' : ` Meinten Sie „${near}“?`}`,
  leftOut: 'Ausgelassen, weil sich die Angaben der beiden Sprachen unterscheiden. Bestätigen Sie jeden Text mit Namen und Sprache:',
};
