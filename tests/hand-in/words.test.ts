// The name of a proposal's branch, the message of its commit, and the address at which it is opened.
import { describe, expect, test } from 'vitest';
import { isProposalBranch, proposalBranch } from '../../src/tools/edits/branch-name.ts';
import { commitMessage, defaultSummary } from '../../src/tools/edits/commit-message.ts';
import { printedProposal, proposalAddress } from '../../src/tools/edits/proposal-address.ts';

describe('The branch of a proposal', () => {
  test.each([
    ['New price', [], 'content/new-price-2026-11-27'],
    ['Größere Maße: 9.997,50 € für Ærø!', [], 'content/groessere-masse-999750-eur-fuer-aeroe-2026-11-27'],
    ['Café d’été', [], 'content/cafe-d-ete-2026-11-27'],
    ['One line\n\nand more', [], 'content/one-line-2026-11-27'],
    ['  ', [], 'content/edit-2026-11-27'],
    ['你好', [], 'content/edit-2026-11-27'],
    ['../..//refs@{-1}.lock', [], 'content/refs-1-lock-2026-11-27'],
    ['x'.repeat(90), [], `content/${'x'.repeat(40)}-2026-11-27`],
    ['Many words that go on and on until nothing fits', [], 'content/many-words-that-go-on-and-on-until-2026-11-27'],
    ['New price', ['content/new-price-2026-11-27'], 'content/new-price-2026-11-27-2'],
    ['New price', ['content/new-price-2026-11-27', 'content/new-price-2026-11-27-2/x'], 'content/new-price-2026-11-27-3'],
    ['New price', ['content'], 'content-new-price-2026-11-27'],
  ])('for the sentence %j, beside the branches %j, is %s', (sentence, taken, name) => {
    const branch = proposalBranch({ sentence, date: '2026-11-27', taken });
    expect([branch, isProposalBranch(branch)]).toEqual([name, true]);
  });

  test.each(['main', 'content', 'content/x', 'feature/content-2026-11-27', 'content/2026-11-27'])('is not recognized in %s', (name) => {
    expect(isProposalBranch(name)).toBe(false);
  });
});

describe('The message of a handed-in commit', () => {
  const edit = (label: string, before: string, after: string) => ({ id: label, label, at: 0, before, after, files: [] });

  test('has the sentence of the author, and a line for each edit', () => {
    const edits = [edit('Price', '9.997 €', '10.497 €'), edit('Lead\u001b[2J', '', 'Two\nlines\u202e')];
    expect(commitMessage(' Higher prices \nbecause.', edits)).toBe(
      'Higher prices\n\nbecause.\n\n- Price: 9.997 € → 10.497 €\n- Lead [2J: – → Two lines\n',
    );
    expect(commitMessage('Only this', [edit('Long', 'ä'.repeat(500), 'b')])).toContain(`${'ä'.repeat(119)}… → b`);
  });

  test('without a sentence names the edits', () => {
    expect(defaultSummary([edit('One', '', ''), edit('One', '', ''), edit('Two', '', ''), edit('Three', '', '')])).toBe('One, Two, …');
    expect(defaultSummary([edit('One', '', '')])).toBe('One');
  });
});

const gitHub = 'https://github.com/o/r/compare/main...content/x-2026?expand=1';
const gitLab = (host: string): string =>
  `${host}/g/s/r/-/merge_requests/new?merge_request%5Bsource_branch%5D=content%2Fx-2026&merge_request%5Btarget_branch%5D=main`;

test.each<[string, string | undefined]>([
  ['https://github.com/o/r.git', gitHub],
  ['https://github.com/o/r', gitHub],
  ['https://github.com/o/r/', gitHub],
  ['https://user:secret@github.com/o/r.git', gitHub],
  ['git@github.com:o/r.git', gitHub],
  ['github.com:o/r', gitHub],
  ['ssh://git@github.com/o/r.git', gitHub],
  ['ssh://git@ssh.github.com:443/o/r.git', gitHub],
  ['git+ssh://git@github.com/o/r.git', gitHub],
  ['https://GitHub.com/o/r.git', gitHub],
  ['git@github.example.org:o/r.git', 'https://github.example.org/o/r/compare/main...content/x-2026?expand=1'],
  ['https://gitlab.com/g/s/r.git', gitLab('https://gitlab.com')],
  ['git@gitlab.com:g/s/r.git', gitLab('https://gitlab.com')],
  ['ssh://git@gitlab.example.org:2222/g/s/r.git', gitLab('https://gitlab.example.org')],
  ['http://gitlab.local:8080/g/s/r.git', gitLab('http://gitlab.local:8080')],
  ['https://codeberg.org/o/r.git', 'https://codeberg.org/o/r/compare/main...content/x-2026'],
  ['ssh://git@codeberg.org/o/r.git', 'https://codeberg.org/o/r/compare/main...content/x-2026'],
  ['https://gitea.example.org:3000/o/r.git', 'https://gitea.example.org:3000/o/r/compare/main...content/x-2026'],
  ['git@bitbucket.org:o/r.git', 'https://bitbucket.org/o/r/pull-requests/new?source=content%2Fx-2026&dest=main'],
  ['https://git.example.org/o/r.git', undefined],
  ['https://notgithub.com/o/r.git', undefined],
  ['https://example.org/github.com/r.git', undefined],
  ['/srv/git/github.com/r.git', undefined],
  ['../github.git', undefined],
  ['C:/github.com/r.git', undefined],
  ['file:///srv/github.com/r.git', undefined],
  ['https://github.com', undefined],
  ['', undefined],
])('A proposal for the remote %s is opened at %s', (url, address) => {
  expect(proposalAddress(url, { branch: 'content/x-2026', base: 'main' })).toBe(address);
});

test('A proposal without a base branch is opened on hosts that need none', () => {
  const addressAt = (url: string) => proposalAddress(url, { branch: 'a b/c', base: undefined });
  expect(addressAt('git@github.com:o/r')).toBe('https://github.com/o/r/compare/a%20b/c?expand=1');
  expect(addressAt('git@gitlab.com:o/r')).toBe('https://gitlab.com/o/r/-/merge_requests/new?merge_request%5Bsource_branch%5D=a%20b%2Fc');
  expect(addressAt('git@codeberg.org:o/r')).toBeUndefined();
});

test.each([
  [
    'remote: \nremote: Create a new pull request for x:\nremote:   https://git.example.org/o/r/compare/main...x\nremote: \n',
    'https://git.example.org/o/r/compare/main...x',
  ],
  [
    'remote: Status: https://status.example.org.\nremote: View merge request for x:\nremote:   https://h/g/r/-/merge_requests/3\n',
    'https://h/g/r/-/merge_requests/3',
  ],
  ['remote: See https://git.example.org/help.\n', 'https://git.example.org/help'],
  ['To https://git.example.org/o/r.git\n * [new branch]\n', undefined],
  ['remote: javascript:alert(1)\n', undefined],
])('The address of a proposal is read from the output of a host: %j', (output, address) => {
  expect(printedProposal(output)).toBe(address);
});
