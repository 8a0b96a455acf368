import type { ToolMessages } from '../tool-messages.ts';

export const newCode: ToolMessages['newCode'] = {
  descriptions: {
    section: 'ein Abschnittstyp: ein Ordner in templates/sections mit Schema, Komponente, Stil, Beispielen und Texten',
    island: 'eine Insel: ein Ordner in islands mit Komponente, Stil und Texten',
    collection:
      'eine Sammlung: ein Ordner in templates/collections mit Schema, Layout und Karte, ihre Zeile in archipel.config.ts, und ein erster Eintrag',
  },
  question: {
    section: 'Wie heißt der Abschnittstyp? (wie in den Inhalten: notice)',
    island: 'Wie heißt die Insel? (wie ihre Komponente: CopyLink)',
    collection: 'Wie heißt die Sammlung? (wie ihr Ordner in content: events)',
  },
  nameMissing: {
    section: 'Nennen Sie den Abschnittstyp, wie er in den Inhalten heißt: archipel new section --name notice',
    island: 'Nennen Sie die Insel wie ihre Komponente: archipel new island --name CopyLink',
    collection: 'Nennen Sie die Sammlung wie ihren Ordner in content: archipel new collection --name events',
  },
  sectionName: (name) =>
    `„${name}“ kann kein Abschnittstyp sein: Beginnen Sie mit einem Kleinbuchstaben, und schreiben Sie Buchstaben, Ziffern und einzelne Bindestriche, etwa notice.`,
  islandName: (name) =>
    `„${name}“ kann keine Insel sein: Beginnen Sie mit einem Großbuchstaben, und schreiben Sie Buchstaben und Ziffern, etwa CopyLink.`,
  collectionName: (name) =>
    `„${name}“ kann keine Sammlung sein: Beginnen Sie mit einem Kleinbuchstaben, und schreiben Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa events; assets, locks, public und translations sind Ordner von archipel.`,
  taken: (name) => `„${name}“ hat die Website schon.`,
  messagesTaken: (name) => `Texte dieses Namens hat die Website schon; die von „${name}“ würden mit ihnen verwechselt.`,
  singularTaken: (name) => `In Links und Befehlen hat das Wort für einen Eintrag von „${name}“ schon eine andere Bedeutung.`,
  words: 'Schreiben Sie die Texte in jeder Sprache: Sie stehen am Ende jeder Datei in content/translations.',
  style: 'templates/styles.css lädt den Stil des neuen Ordners nicht: Ergänzen Sie dort ein @import.',
  next: {
    section: (name) => `Seiten nennen ihn mit „type: ${name}“; „archipel schema“ macht ihn Editoren bekannt.`,
    island: (name) =>
      `Um sie in eine Vorlage zu setzen, importieren Sie ihre index.ts und schreiben Sie <Island of={${name}} hydrate="interaction" props={{ … }} />`,
    collection: (name, singular) =>
      `content/${name}/example.yaml ist ihr erster Eintrag: Schreiben Sie Ihre eigenen Texte. Links nennen einen Eintrag als { ${singular}: … }, und Vorlagen zeigen alle Einträge mit list(view, '${name}', { card }); „archipel schema“ macht die Sammlung Editoren bekannt.`,
  },
  listByHand: (lines) => `Tragen Sie sie von Hand in archipel.config.ts ein: ${lines.join('  und  ')}`,
  sample: {
    sampleTitle: (words, language) => `${words} auf ${language}.`,
    sampleText: (language) => `Ein, zwei Sätze auf ${language}.`,
    sampleDescription: (words, language) => `${words}: die Beschreibung für Suchmaschinen, auf ${language}, in ein, zwei Sätzen.`,
  },
};
