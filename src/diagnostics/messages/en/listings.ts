import { counted, formatBytes } from '../../../model/quantities.ts';

/** The messages of `archipel routes`, `urls`, `schedule`, `schema`, `clean`, `translations approve` and `build --verify`. */
export const listings = {
  /** The headings of columns. */
  routes: ['URL', 'LANGUAGE', 'KIND', 'SOURCE', 'ALTERNATES'] as readonly string[],
  urls: ['STATE', 'URL', 'PAGE OR TARGET'] as readonly string[],
  schedule: ['WHEN', 'DAYS', 'WHAT', 'NAME', 'WHERE', 'PAGES'] as readonly string[],
  urlStates: { recorded: 'recorded', redirected: 'redirected', removed: 'removed', new: 'new' },
  perhaps: (target: string) => `perhaps → ${target}`,
  unrecorded: (fresh: number, all: number) => `${fresh} of ${all} are not recorded. Record them: archipel urls accept`,
  leadNowhere: (count: number) => `${counted(count, 'recorded URL leads', 'recorded URLs lead')} nowhere. archipel check shows what to do.`,
  recorded: (count: number, file: string, all: number) => `Recorded ${counted(count, 'new URL')} in ${file}, which holds ${all}.`,
  cannotBeWritten: (file: string, why: string) => `${file} cannot be written: ${why}.`,
  events: {
    'campaign-starts': { plain: 'campaign starts', overdue: 'campaign starts' },
    'campaign-ends': { plain: 'campaign ends', overdue: 'campaign ended, still shown' },
    'valid-from': { plain: 'shown from this day', overdue: 'shown since this day' },
    'valid-until': { plain: 'no longer shown', overdue: 'expired, left out' },
    'review-by': { plain: 'review due', overdue: 'review overdue' },
    year: { plain: 'new year', overdue: 'new year' },
  },
  /** Describes how far away a day is. `days` is negative for past days. */
  away: (days: number) => {
    if (days === 0) return 'today';
    const count = counted(Math.abs(days), 'day');
    return days < 0 ? `${count} ago` : `in ${count}`;
  },
  noChange: 'The pages do not change without an edit.',
  nextChange: (at: string, away: string) => `The pages change next at ${at}, ${away}.`,
  everyPage: 'every page',
  andMore: (count: number) => `and ${count} more`,
  settingsNotPlain:
    '.vscode/settings.json is not plain JSON (perhaps it contains comments), so archipel cannot add its settings. Nothing was written.',
  schemasWritten: (count: number) => `Wrote .vscode/settings.json, and ${count} schemas to .vscode/schemas.`,
  removed: 'Removed',
  cacheIn: (folder: string, bytes: number) => `the cache in ${folder} (${formatBytes(bytes)}).`,
  verified: 'verified',
  sameFiles: (count: number) => `${count} files are identical to those of a build without a cache`,
  isBug: 'This is a bug of archipel:',
  differ: 'a build without a cache gives another result for',
  reportedProblems: 'the problems that are reported',
  reportDifference: 'Please report what you did before this build. Then empty the cache with archipel clean.',
};
