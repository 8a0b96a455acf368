/** The messages of the panel for editing in the page. */
export const edit = {
  paragraph: (number: number) => `paragraph ${number}`,
  wholeText: 'the entire text',
  noPage: 'This page does not come from content.',
  fromTemplate: 'This is not a single value of content: it comes from a template, or from several values.',
  fromCode: 'This comes from a function of the site. Change it in the data that the function reads.',
  noProse: (file: string) => `This language has no text here yet. Write it into a new file: ${file}.`,
  notCertain: 'It is not certain where this is written. Change it in the editor.',
  oldPlace: 'This text has changed in the meantime. Click it again.',
  hasErrors: 'Nothing was saved: first correct what is marked.',
  cannotSay: 'Nothing was saved: the file cannot contain this text at this place. Open the file in the editor.',
  notWritten: (why: string) => `Nothing was saved: ${why}.`,
  writtenMeanwhile: 'the file has just been written by another program',
  brokenFile: ({ file, line, message }: { file: string; line: number; message: string }) =>
    `Nothing was saved, because line ${line} of ${file} has a mistake: ${message} What you typed stays here. Try again once the mistake is corrected.`,
  wouldBeWrong: (problem: string) => `Nothing was changed, because the change would cause an error: ${problem}`,
  changedSince: 'Nothing was changed: the same lines have been edited in the meantime.',
  nothingToUndo: 'There is nothing to undo.',
  noNumber: { message: 'This is not a number.', hint: 'Write it in digits. An amount has two decimals or none: 49.50.' },
  approve: 'Correct the text. If it is still right, tick the box below, and save.',
  approved: 'translation approved',
  tooLong: 'Nothing was saved: this text is too long. Divide it.',
  emptyText: {
    message: 'This text must not be empty.',
    hint: 'Write it. To leave it out, remove the entire entry below, or ask someone who edits the files.',
  },
  notPushed: (why: string) =>
    `Your changes are not handed in yet. ${why} Then hand them in again. Nothing is lost. If the message means nothing to you, show it to the person who runs your website.`,
  askForHelp:
    'Nothing is lost: your changes stay in this list. If the message means nothing to you, show it to the person who runs your website.',
  item: {
    duplicate: 'duplicated',
    up: 'moved up',
    down: 'moved down',
    remove: 'removed',
    draft: 'made a draft',
    publish: 'published',
    add: 'added after it',
  },
  picture: {
    format: 'This is not a picture for a website. Use a JPEG, PNG, WebP, AVIF or SVG file.',
    heic: 'This is a HEIC picture, which browsers do not show. On an iPhone, share it as “Most Compatible”; on a Mac, export it as JPEG.',
    animated: 'This picture is animated. Use one that is not.',
    broken: 'This file is damaged or cut off. Export it once more.',
    large: 'This picture has more than 100 million pixels. Export it smaller: 4,000 pixels wide are enough.',
    heavy: 'This file is larger than 50 MB. Export the picture smaller: 4,000 pixels wide are enough.',
    active: 'This drawing would run or load something when it is opened. Export it as plain SVG, without scripts and links.',
  },
  noEditing:
    'Open the address that archipel watch has printed in the terminal, in a new tab of this browser, and try again here. What you typed stays.',
};
