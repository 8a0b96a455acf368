// Units of figures in everyday notation: `unit: %`, `unit: Prozent`.
import { figureUnits } from '../../../model/languages/figure.ts';
import { propose, replaced } from '../proposal.ts';
import { unquoted } from '../quote.ts';
import { onValues } from '../slip-kind.ts';
import { plainValuesOn } from '../values.ts';

type Unit = (typeof figureUnits)[number];

const unitWords: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:%|Prozent|percents?|pct)$/i, 'percent'],
  [/^(?:Sekunden?|seconds?|sec|s)$/i, 'second'],
  [/^(?:Minuten?|minutes?|min)$/i, 'minute'],
  [/^(?:Stunden?|hours?|h)$/i, 'hour'],
  [/^(?:Tage?|days?|d)$/i, 'day'],
  [/^(?:Wochen?|weeks?)$/i, 'week'],
  [/^(?:Monate?|months?)$/i, 'month'],
  [/^(?:Jahre?|years?)$/i, 'year'],
];

export const units = onValues(plainValuesOn, function* (value) {
  const { key, words } = value;
  const unit = unquoted(words);
  const meant = key === 'unit' ? unitWords.find(([pattern]) => pattern.test(unit))?.[1] : undefined;
  if (meant === undefined || meant === words) return;
  const args = { key, value: unit, allowed: figureUnits, suggestion: meant };
  yield propose(value, 'value-not-allowed', { ...args, edits: replaced(value, meant) });
});
