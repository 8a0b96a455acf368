import { counted } from '../../../model/quantities.ts';

/** The messages of `archipel hand-in` and of the list of changes in a page. */
export const handIn = {
  changes: (count: number) => counted(count, 'change'),
  pages: (count: number) => counted(count, 'page'),
  askSentence: 'What have you changed, in one sentence?',
  blankSentence: 'Say what you have changed in one sentence, such as --message "New opening hours", or leave --message out.',
  unknownEdit: (id: string) => `There is no change ${id}. archipel hand-in --dry-run lists all.`,
  severalEdits: (id: string) => `The ids of several changes begin with ${id}. Write more characters of the id.`,
  planned: (branch: string) => `The changes would be committed on ${branch}. Nothing was written.`,
  handedIn: (count: number, branch: string, remote: string) =>
    count === 0 ? `Pushed ${branch} to ${remote}.` : `Handed in ${counted(count, 'change')}: ${branch}, pushed to ${remote}.`,
  openProposal: 'Open the proposal:',
  noAddress: (branch: string) => `Open a proposal for ${branch} at your git host.`,
  notPushed: (branch: string, why: string) =>
    `The changes are committed on ${branch}, but not pushed.\n${why}\nThen run archipel hand-in again: it pushes the commit.`,
  pushFailures: {
    behind: ({ remote, branch }: { remote: string; branch: string }) =>
      `${remote} has commits of others on this branch. Get them first: git pull --rebase --autostash ${remote} ${branch}`,
    denied: ({ remote, words }: { remote: string; words: string }) =>
      `${remote} does not let you write there (${words}). Sign in, or ask for the right to push.`,
    declined: ({ words }: { words: string }) => `A rule or a hook refuses it (${words}). Ask the people who maintain the repository.`,
    unreachable: ({ remote }: { remote: string }) => `${remote} cannot be reached. Check your network and the address: git remote -v`,
  },
  refusals: {
    noGit: 'git is not installed. Without it you can edit and save, but not hand in.',
    noRepository: 'The content is not in a git repository. Create one: git init, a first commit, and git remote add origin ADDRESS.',
    noCommit: 'The repository has no commit yet. Make the first one: git add -A and git commit',
    detachedHead: 'git is not on a branch (detached HEAD). Switch to one: git switch main, or git switch -c NAME',
    noRemote: 'There is no repository to push to. Name the one at your git host: git remote add origin ADDRESS',
    noAuthor:
      'git does not know who you are. Tell it: git config --global user.name "Your Name" and git config --global user.email you@example.org',
    nothingEdited: 'There are no changes to hand in.',
    alreadyCommitted: 'The last commit has all of these changes already. There is nothing left to hand in.',
    busy: 'Another program is using this repository. Try again in a moment. If no program is using it, remove index.lock from the folder .git.',
    inProgress: (operation: string) =>
      `git is in the middle of a ${operation}. Finish it with git ${operation} --continue, or cancel it with git ${operation} --abort.`,
    conflict: (label: string, file: string) =>
      `"${label}" cannot be handed in alone: another change to the same lines of ${file} is not committed or not chosen, or a commit has changed these lines. Commit or choose the other change, or take this one back in the page.`,
    changedSince: (label: string, file: string) =>
      `"${label}" cannot be handed in: this text has been changed again in ${file}. Choose the later change, too, or take this one back in the page.`,
    notCommitted: (label: string, file: string) => `"${label}" cannot be handed in: git does not have ${file} yet. Commit the file first.`,
    otherwise: (words: string) => `git says: ${words}.`,
  },
};
