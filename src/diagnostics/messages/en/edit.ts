/** What the panel for editing in the page is told. */
export const edit = {
  paragraph: (number: number) => `paragraph ${number}`,
  noPage: 'This page is not made of content.',
  fromTemplate: 'No value of content says this: a template does, or several values together.',
  notCertain: 'It is not certain where this is written. Open the file in the editor.',
  oldPlace: 'This text has changed meanwhile. Click it again.',
  hasErrors: 'Nothing was saved: first mend what is marked.',
  cannotSay: 'Nothing was saved: the file cannot say this in that place. Open it in the editor.',
  notWritten: (why: string) => `Nothing was saved: ${why}.`,
  changedSince: 'Nothing was changed: the same lines have been edited since.',
  nothingToUndo: 'There is nothing to undo.',
  noNumber: { message: 'This is no number.', hint: 'Write digits, and an amount with two decimals or none: 49.50.' },
  item: {
    duplicate: 'duplicated',
    up: 'moved up',
    down: 'moved down',
    remove: 'removed',
    draft: 'made a draft',
    publish: 'published',
    add: 'added behind it',
  },
  noEditing: 'Editing needs the address that archipel watch has printed in the terminal: open that one.',
};
