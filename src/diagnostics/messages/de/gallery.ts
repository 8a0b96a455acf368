import type { ToolMessages } from '../tool-messages.ts';

export const gallery: ToolMessages['gallery'] = {
  title: 'Galerie',
  lead: 'Alles, was diese Website zeigen kann, an Beispielen: typisch, knapp, mit langen Wörtern, mit vielen Einträgen. Diese Seite gibt es nur in der Vorschau.',
  sections: 'Abschnitte',
  sectionsLead: 'Woraus Seiten bestehen. Das YAML jedes Beispiels lässt sich in eine Seite kopieren.',
  layouts: 'Layouts',
  layoutsLead: 'Ganze Seiten, die nicht aus Abschnitten bestehen.',
  parts: 'Teile',
  partsLead: 'Was auf jeder Seite vorkommen kann, in allen Zuständen.',
  all: 'Alle Beispiele',
  alone: 'Einzeln ansehen',
  source: 'YAML',
  navigation: 'Galerie',
  widths: 'Ansehen mit 1440, 768, 375 und 320 Pixeln Breite.',
};
