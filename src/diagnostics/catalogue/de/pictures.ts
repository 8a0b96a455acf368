// Problems of picture files, and of pictures in pages.
import type { Translation } from '../define.ts';
import type { pictures as english } from '../en/pictures.ts';
import { formats } from './words.ts';

export const pictures: Translation<typeof english> = {
  'picture-unreadable': ({ why }) => ({
    message: `Das Bild lässt sich nicht lesen: „${why}“.`,
    hint: 'Öffnen Sie es in einem Bildprogramm, und speichern Sie es neu.',
  }),
  'picture-format': ({ expected, actual }) => ({
    message: `Das Bild hat das Format ${actual}; nötig ist hier ${formats.or(expected)}.`,
    hint: 'Speichern Sie es in diesem Format, mit der passenden Dateiendung.',
  }),
  'icon-too-complex': ({ use }) => ({
    message: `${use === 'icon' ? 'Das Symbol' : 'Das Bild'} zu zeichnen dauert zu lange: Es wiederholt seine Elemente zu oft oder hat zu viele Filter.`,
    hint:
      use === 'icon'
        ? 'Zeichnen Sie es mit weniger Elementen, und verwenden Sie Verläufe für Effekte wie Unschärfe oder Schatten. Gezeigt wird es mit 16 Pixeln.'
        : 'Zeichnen Sie es mit weniger Elementen und ohne Schatten, oder speichern Sie es als PNG oder WebP.',
  }),
  'picture-animated': ({ frames }) => ({
    message: `Das Bild ist animiert: Es hat ${frames} Einzelbilder.`,
    hint: 'Speichern Sie eines davon als unbewegtes Bild.',
  }),
  'picture-too-large': ({ width, height, megapixels }) => ({
    message: `Das Bild hat ${width} mal ${height} Pixel; gelesen werden höchstens ${megapixels} Millionen.`,
    hint: 'Verkleinern Sie es: Mehr als 4000 Pixel in der Breite zeigt kaum ein Bildschirm.',
  }),
  'picture-narrow': ({ width, wanted }) => ({
    message: `Das Bild ist ${width} Pixel breit; hochauflösende Bildschirme zeigen an dieser Stelle bis zu ${wanted}.`,
    hint: `Verwenden Sie eines, das mindestens ${wanted} Pixel breit ist.`,
  }),
  'picture-text': ({ both, isLink = false }) =>
    isLink
      ? {
          message: 'Dieser Link besteht aus einem Bild ohne Wörter: Ein Screenreader kann nicht sagen, wohin er führt.',
          hint: 'Schreiben Sie in die eckigen Klammern des Bildes, wohin der Link führt: [![Unsere Preise](./plan.png)](/preise).',
        }
      : both
        ? {
            message: 'Das Bild ist als Schmuck gekennzeichnet, hat aber einen Text für Menschen, die es nicht sehen.',
            hint: 'Löschen Sie „decorative“, oder löschen Sie „alt“.',
          }
        : {
            message: 'Das Bild hat keinen Text für Menschen, die es nicht sehen.',
            hint: 'Beschreiben Sie in „alt“, was es zeigt; schmückt es nur, schreiben Sie „decorative: true“.',
          },
};
