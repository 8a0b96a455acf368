// Problems of typography in texts.
import type { Translation } from '../define.ts';
import type { typography as english } from '../en/typography.ts';

const hasNoBreakSpace = /[\u00A0\u202F]/;

const keeps = (id: string | undefined): string =>
  id === undefined ? '' : `, und an das Ende der Überschrift {#${id}}, damit Links auf sie gültig bleiben`;

const asWritten = (written: string, id: string | undefined): string =>
  `Schreiben Sie „${written}“${hasNoBreakSpace.test(written) ? ' mit geschütztem Leerzeichen: \\_ in doppelten Anführungszeichen, &nbsp; in MDX' : ''}${keeps(id)}.`;

const slip =
  (message: (found: string) => string) =>
  ({ found, written, id }: { readonly found: string; readonly written: string | undefined; readonly id?: string | undefined }) => ({
    message: message(found),
    hint: asWritten(written ?? found, id),
  });

export const typography: Translation<typeof english> = {
  'typography-percent': slip((found) => `In der Sprache dieses Textes schreibt man die Prozentangabe „${found}“ mit anderem Abstand.`),
  'typography-unit': slip((found) => `Zwischen Zahl und Einheit von „${found}“ könnte eine Zeile enden.`),
  'typography-abbreviation': slip((found) => `In „${found}“ könnte eine Zeile enden, obwohl es zusammengehört.`),
  'typography-minus': slip((found) => `„${found}“ beginnt mit einem Bindestrich statt mit einem Minuszeichen.`),
  'typography-quotes': ({ found, written, id }) => ({
    message:
      written === undefined
        ? 'Ein gerades Anführungszeichen in diesem Text hat kein zweites.'
        : `Die Sprache dieses Textes hat andere Anführungszeichen als ${found}.`,
    hint: written === undefined ? 'Setzen Sie die Zeichen paarweise.' : `Schreiben Sie ${written}${keeps(id)}.`,
  }),
  'typography-apostrophe': slip((found) => `„${found}“ hat ein gerades Zeichen statt eines Apostrophs.`),
  'typography-dash': slip((found) => `„${found}“ hat einen Bindestrich statt eines Gedankenstrichs.`),
  'typography-punctuation': slip((found) => `In „${found}“ steht ein Leerzeichen vor dem Satzzeichen.`),
};
