// Names the branches of proposals. `hand-in` recognizes its own branches by their names, so that a later call can add
// commits to a proposal.

const ownName = /^content[/-].+-\d{4}-\d\d-\d\d(?:-\d+)?$/;

/** Returns whether a name has the form that `hand-in` gives to branches. */
export const isProposalBranch = (name: string): boolean => ownName.test(name);

interface NameRequest {
  /** The summary that the editor entered; only its first line counts. */
  readonly sentence: string;
  /** The date: `2026-11-27`. */
  readonly date: string;
  /** The existing branches, local and on the remote. */
  readonly taken: readonly string[];
}

/** Returns a name that no branch has: `content/new-price-of-the-audit-2026-11-27`. */
export function proposalBranch({ sentence, date, taken }: NameRequest): string {
  // git cannot have a branch `content/…` beside one called `content`.
  const name = `content${taken.includes('content') ? '-' : '/'}${slugOf(sentence)}-${date}`;
  const isTaken = (candidate: string): boolean => taken.some((branch) => branch === candidate || branch.startsWith(`${candidate}/`));
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

const maxLength = 40;

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa', ł: 'l', '€': 'eur' };

/**
 * Returns the first words of a sentence in characters that every git host and shell accepts (`a-z`, digits and hyphens), or `edit` if there
 * are none.
 */
function slugOf(sentence: string): string {
  const [line = ''] = sentence.trim().split('\n');
  const words = line
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøåł€]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    // 9.997 is one number.
    .replaceAll(/(?<=\d)[.,](?=\d)/g, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  let slug = words[0] ?? 'edit';
  for (const word of words.slice(1)) {
    if (slug.length + word.length >= maxLength) break;
    slug = `${slug}-${word}`;
  }
  return slug.slice(0, maxLength);
}
