// Problems of prices and campaigns. Messages show the amounts, because advertised prices are binding.
import type { Translation } from '../define.ts';
import type { prices as english } from '../en/prices.ts';
import { formats, oneOf } from './words.ts';

const { money } = formats;

export const prices: Translation<typeof english> = {
  'amount-outlier': ({ part, amount, usual, times, isSmaller, meant, fits, isSure }) => ({
    message: isSmaller
      ? `„${part}“ kostet hier ${money(amount)}, anderswo ${money(usual)}, also ${times}-mal so viel.`
      : `„${part}“ kostet hier ${money(amount)}, also ${times}-mal so viel wie anderswo (${money(usual)}).`,
    hint: isSure
      ? `Beträge sind ganze Cent: ${meant} bedeutet ${money(fits)}.`
      : `Sind ${money(fits)} gemeint? Dann schreiben Sie ${meant}: Beträge stehen hier in Cent. Sonst berichtigen Sie den anderen Betrag.`,
  }),
  'offer-not-cheaper': ({ campaign, part, offer, regular, more, isEqual }) => ({
    message: isEqual
      ? `Das Angebot „${campaign}“ spart nichts: „${part}“ kostet in beiden Preisen ${money(offer)}.`
      : `Das Angebot „${campaign}“ ist teurer als der reguläre Preis: „${part}“ kostet ${money(offer)} statt ${money(regular)}, also ${money(more)} mehr.`,
    hint: 'Berichtigen Sie einen der beiden Beträge, oder löschen Sie das Angebot.',
  }),
  'percent-unmatched': ({ campaign, percent, best, list, part, regular, offer }) => ({
    message: `„${campaign}“ verspricht ${percent} %, aber kein Betrag seiner Angebote ergibt das: Am nächsten kommen ${best} % („${part}“ in „${list}“, ${money(offer)} statt ${money(regular)}).`,
    hint: `Schreiben Sie „percent: ${best}“, oder berichtigen Sie die Beträge.`,
  }),
  'campaign-unused': ({ campaign }) => ({
    message: `Die Aktion „${campaign}“ wird nirgends verwendet: Keine Preisliste hat ein Angebot dafür, und keine Seite nennt sie.`,
    hint: 'Geben Sie einer Preisliste ein Angebot dafür, oder löschen Sie die Aktion.',
  }),
  'campaign-unfollowed': ({ campaign, other, from }) => ({
    message: `Hier steht noch „${other}“; diese Aktion ist vorbei, und ab dem ${formats.day(from)} richten sich die Preise nach „${campaign}“.`,
    hint: `Nennen Sie stattdessen „${campaign}“, in Texten ebenso wie in Countdowns.`,
  }),
  'price-elsewhere': ({ list, page, offered, isLinked }) => ({
    message: isLinked
      ? `Hier steht ein Preis aus „${list}“, der Link führt aber zu ${page}, und dort gilt ${oneOf(offered)}.`
      : `Hier steht ein Preis aus „${list}“, auf dieser Seite gilt aber ${oneOf(offered)}.`,
    hint: isLinked
      ? `Verlinken Sie eine Seite, für die „${list}“ gilt, oder nennen Sie den Preis der verlinkten Seite.`
      : `Nennen Sie einen Preis aus ${oneOf(offered)}; „${list}“ darf daneben stehen.`,
  }),
};
