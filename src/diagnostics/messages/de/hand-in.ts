import { counted } from '../../../model/quantities.ts';
import type { ToolMessages } from '../tool-messages.ts';

export const handIn: ToolMessages['handIn'] = {
  changes: (count) => counted(count, 'Änderung', 'Änderungen'),
  pages: (count) => counted(count, 'Seite', 'Seiten'),
  askSentence: 'Was haben Sie geändert, in einem Satz?',
  blankSentence:
    'Sagen Sie in einem Satz, was Sie geändert haben, etwa --message "Neue Preise für das Audit", oder lassen Sie --message weg.',
  unknownEdit: (id) => `Eine Änderung ${id} gibt es nicht. archipel hand-in --dry-run nennt alle.`,
  severalEdits: (id) => `Die Kennungen mehrerer Änderungen beginnen mit ${id}. Schreiben Sie mehr Zeichen davon.`,
  planned: (branch) => `Die Änderungen kämen in einen Commit auf ${branch}. Es wurde nichts geschrieben.`,
  handedIn: (count, branch, remote) =>
    count === 0
      ? `${branch} wurde zu ${remote} übertragen.`
      : `${counted(count, 'Änderung', 'Änderungen')} eingereicht: ${branch}, zu ${remote} übertragen.`,
  openProposal: 'Vorschlag öffnen:',
  noAddress: (branch) => `Öffnen Sie bei Ihrem Git-Anbieter einen Vorschlag für ${branch}.`,
  notPushed: (branch, why) =>
    `Die Änderungen sind in einem Commit auf ${branch}, aber nicht übertragen.\n${why}\nRufen Sie danach archipel hand-in noch einmal auf: Es überträgt den Commit.`,
  pushFailures: {
    behind: ({ remote, branch }) =>
      `${remote} hat auf diesem Zweig Commits von anderen. Holen Sie sie dazu: git pull --rebase --autostash ${remote} ${branch}`,
    denied: ({ remote, words }) =>
      `${remote} lässt Sie dort nicht schreiben (${words}). Melden Sie sich an, oder bitten Sie um das Recht dazu.`,
    declined: ({ words }) => `Eine Regel oder ein Hook lehnt ab (${words}). Fragen Sie die Menschen, die das Repository betreuen.`,
    unreachable: ({ remote }) => `${remote} ist nicht zu erreichen. Prüfen Sie Ihr Netz und die Adresse: git remote -v`,
  },
  refusals: {
    noGit: 'git ist nicht installiert. Ohne git können Sie bearbeiten und speichern, aber nichts einreichen.',
    noRepository:
      'Die Inhalte liegen in keinem Git-Repository. Legen Sie eines an: git init, ein erster Commit und git remote add origin ADRESSE.',
    noCommit: 'Das Repository hat noch keinen Commit. Legen Sie den ersten an: git add -A und git commit',
    detachedHead: 'git ist auf keinem Zweig (detached HEAD). Wechseln Sie auf einen: git switch main, oder git switch -c NAME',
    noRemote: 'Es gibt kein Repository, zu dem übertragen wird. Nennen Sie Ihr Repository beim Git-Anbieter: git remote add origin ADRESSE',
    noAuthor:
      'git weiß nicht, wer Sie sind. Sagen Sie es: git config --global user.name "Ihr Name" und git config --global user.email sie@example.org',
    nothingEdited: 'Es gibt keine Änderungen einzureichen.',
    alreadyCommitted: 'Der letzte Commit enthält alle diese Änderungen schon. Es ist nichts mehr einzureichen.',
    busy: 'Ein anderes Programm benutzt dieses Repository. Versuchen Sie es gleich noch einmal. Benutzt es kein Programm, entfernen Sie index.lock aus dem Ordner .git.',
    inProgress: (operation) =>
      `git ist mitten in einem ${operation}. Beenden Sie ihn mit git ${operation} --continue, oder nehmen Sie ihn mit git ${operation} --abort zurück.`,
    conflict: (label, file) =>
      `„${label}“ lässt sich nicht allein einreichen: Eine andere Änderung derselben Zeilen von ${file} ist in keinem Commit oder nicht ausgewählt, oder ein Commit hat diese Zeilen geändert. Nehmen Sie die andere Änderung dazu, oder nehmen Sie diese in der Seite zurück.`,
    changedSince: (label, file) =>
      `„${label}“ lässt sich nicht einreichen: Dieser Text wurde in ${file} noch einmal geändert. Nehmen Sie die spätere Änderung dazu, oder nehmen Sie diese in der Seite zurück.`,
    notCommitted: (label, file) =>
      `„${label}“ lässt sich nicht einreichen: git kennt ${file} noch nicht. Nehmen Sie die Datei zuerst in einen Commit auf.`,
    otherwise: (words) => `git meldet: ${words}.`,
  },
};
