// Units of figures in everyday notation: `unit: %`, `unit: Prozent`.
import { figureUnits } from '../../../model/languages/figure.ts';
import { inLine, propose } from '../proposal.ts';
import type { SlipKind } from '../slip-kind.ts';
import { plainValuesOn } from '../values.ts';

type Unit = (typeof figureUnits)[number];

const words: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:%|Prozent|percents?|pct)$/i, 'percent'],
  [/^(?:Sekunden?|seconds?|sec|s)$/i, 'second'],
  [/^(?:Minuten?|minutes?|min)$/i, 'minute'],
  [/^(?:Stunden?|hours?|h)$/i, 'hour'],
  [/^(?:Tage?|days?|d)$/i, 'day'],
  [/^(?:Wochen?|weeks?)$/i, 'week'],
  [/^(?:Monate?|months?)$/i, 'month'],
  [/^(?:Jahre?|years?)$/i, 'year'],
];

export const unitWords: SlipKind = function* ({ lines, near }) {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined) continue;
    for (const { key, words: written, from, to } of plainValuesOn(line)) {
      const value = written.replaceAll(/^["']|["']$/g, '');
      const meant = key === 'unit' ? words.find(([pattern]) => pattern.test(value))?.[1] : undefined;
      if (meant === undefined || meant === written) continue;
      const edits = [inLine(line, [from, to], meant)];
      yield propose({ line, from, to }, 'value-not-allowed', { key, value, allowed: figureUnits, suggestion: meant, edits });
    }
  }
};
