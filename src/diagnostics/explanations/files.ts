// Causes and cures of the codes on docs/diagnostics/files.md.
import type { Explanations } from './code-explanation.ts';

export const fileExplanations = {
  'file-empty': {
    cause: 'The file has only spaces and comments, so it defines no page, price list or setting.',
    cure: 'Write its content, or delete the file until you need it.',
  },
  'file-encoding': {
    cause:
      'Some bytes of the file are not UTF-8: pages would show wrong characters instead of umlauts and other special characters. Or lines end with CR alone, which not every program takes for the end of a line.',
    cure: 'Save the file again and choose UTF-8 as its encoding, and LF or CRLF as its line endings. Most editors show both in the status bar.',
  },
  'file-missing': {
    cause:
      'A file that every site needs is not in the content folder. Either it was deleted or renamed, or the command reads another folder.',
    cure: 'Restore the file, or name the right folder with `--content`.',
  },
  'file-symlink': {
    cause:
      'A symbolic link in the content folder leads to a file outside the folder. archipel does not read files outside the folder: they are missing on other machines, and reading them could publish private data.',
    cure: 'Copy the file into the content folder and delete the link.',
  },
  'file-too-large': {
    cause: 'A text file of content is larger than 512 KiB. Larger files are not read.',
    cure: 'Split it into several entries, or move long text of a YAML file to a Markdown file beside it.',
  },
  'file-unexpected': {
    cause:
      'A file is in a folder where nothing reads files of its kind, for example a note in `content/pages`, or `_category_.json`, `authors.yml` and `tags.yml` of another generator beside Markdown files. The file is not published.',
    cure: 'Move it to where it belongs, rename it as the message says, or delete it.',
  },
  'file-unreadable': {
    cause:
      'The operating system cannot read the file: it has disappeared, it is a link that leads nowhere, or you lack the right to read it.',
    cure: 'Check that the file exists and that your user may read it.',
  },
  'id-duplicate': {
    cause:
      'Two files define the same entry, for example `about.yaml` and `about/index.yaml`. The id is derived from the name of the file, so archipel cannot tell which of the two a link means.',
    cure: 'Rename one of the files, or delete the one you no longer need.',
  },
  'name-invalid': {
    cause:
      'The name of a file or of a key becomes an id and a part of URLs. This name has capital letters, spaces or other characters that ids cannot have.',
    cure: 'Use lower-case letters, digits and single hyphens, such as `spring-offer`.',
  },
  'text-duplicate': {
    cause: 'Two files hold the same text in the same language, for example `start.md` and `start.en.mdx`. Only one of them could be shown.',
    cure: 'Keep one of them, and delete or rename the other.',
  },
  'merge-conflict': {
    cause: 'Git could not decide between two versions of some lines and left both in the file, between `<<<<<<<` and `>>>>>>>`.',
    cure: 'Decide which lines are right, delete the others, and delete the lines with marks: three, or four if git also shows the lines as they were before both changes.',
  },
  'prose-missing': {
    cause: 'A section names a text file as its `source`, but the file does not exist in one of the languages of the page.',
    cure: 'Write the file, or correct the name after `source`.',
  },
  'prose-unused': {
    cause: 'A text file is beside an entry, but no section shows it. Visitors never see its text.',
    cure: 'Name it as the `source` of a section of type prose, or delete it.',
  },
  'asset-unused': {
    cause: 'A file in `content/assets` is named nowhere in content, or a picture beside a text is not shown in the text.',
    cure: 'Name it in content, or delete it. To publish it under its own name, move it to `content/public`.',
  },
  'public-clash': {
    cause:
      'A file of `content/public` would have the URL of a page or of another file. A host can serve only one of them, and some file systems do not distinguish capital and small letters.',
    cure: 'Give the file another name, or move it to another folder.',
  },
  'public-name': {
    cause:
      'A file of `content/public` has a space, an umlaut or another character that is written differently in URLs. Links would have to spell it differently.',
    cure: 'Rename it: letters from a to z, digits, dots, hyphens and underscores.',
  },
  'public-misplaced': {
    cause: 'The project has a folder `public` at its root, as in Vite and Astro. archipel publishes the files of `content/public`.',
    cure: 'Move the files to `content/public`. They keep their paths: `content/public/robots.txt` is `/robots.txt`.',
  },
  'public-secret': {
    cause: 'A file of `content/public` holds a private key. Everything in this folder is published, so everyone could download it.',
    cure: 'Move the file out of the content folder. If it has been published or committed before, replace the key: it is no longer secret.',
  },
} satisfies Explanations;
