// The output of `npm run slips`.
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import type { Judgement, KindJudgement } from './judge.ts';

const criteria = ['place', 'cause', 'alone', 'cure', 'destroys'] as const;

type Criterion = (typeof criteria)[number];

/** Returns the share of slips that meet a criterion, from 0 to 1. */
export const shareOf = (judged: readonly Judgement[], criterion: Criterion): number =>
  judged.filter((each) => each[criterion]).length / judged.length;

/** Returns a Markdown table with a row for each kind and one for all kinds. */
export function tableOf(kinds: readonly KindJudgement[]): string {
  const row = (name: string, judged: readonly Judgement[]): string =>
    `| ${[name, judged.length, ...criteria.map((criterion) => percent(judged, criterion))].join(' | ')} |`;
  return [
    '| kind | slips | right place | right cause | only message | cure | destroys data |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...kinds.map(({ kind, judged }) => row(kind, judged)),
    row(
      'all',
      kinds.flatMap(({ judged }) => judged),
    ),
  ].join('\n');
}

const percent = (judged: readonly Judgement[], criterion: Criterion): string => {
  const share = shareOf(judged, criterion);
  return criterion === 'destroys' ? String(judged.filter((each) => each.destroys).length) : `${Math.round(share * 100)} %`;
};

/** Returns the slips of a kind that are not fully recognized: the text and the message. */
export const failuresOf = ({ kind, judged }: KindJudgement): string =>
  judged
    .filter(({ place, cause, alone, cure }) => !(place && cause && alone && cure))
    .map(({ slip, reported, ...met }) => {
      const missed = (['place', 'cause', 'alone', 'cure'] as const).filter((criterion) => !met[criterion]);
      const messages = formatDiagnostics(reported, 'en').map(({ code, range, message, hint, fix }) =>
        [`  ${code} ${range?.line}:${range?.column} ${message}`, `    → ${hint}`, ...(fix === undefined ? [] : [fix.result])].join('\n'),
      );
      return [`${kind} ${slip.file} misses ${missed.join(', ')}`, slip.slip.trimEnd(), ...messages].join('\n');
    })
    .join('\n\n');
