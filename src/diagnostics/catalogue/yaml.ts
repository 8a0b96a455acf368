// Problems of YAML as a language.
import { error } from './define.ts';

export const yaml = {
  'yaml-syntax': error<{ what: string; hint: string }>(({ what, hint }) => ({ message: what, hint })),
  'yaml-directive': error<{ directive: string }>(({ directive }) => ({
    message: `The directive "${directive}" would change how the whole file is read.`,
    hint: 'Delete the line.',
  })),
  'yaml-tag': error<{ tag: string }>(({ tag }) => ({
    message: `The tag "${tag}" is not allowed: content is plain text, numbers, lists and keys.`,
    hint: 'Delete the tag; put the value in quotes if it begins with an exclamation mark.',
  })),
  'yaml-alias': error<{ name: string }>(({ name }) => ({
    message: `Anchors and aliases ("${name}") are not allowed: every file says what it means in its place.`,
    hint: 'Write the value itself; put it in quotes if it begins with & or *.',
  })),
  'yaml-duplicate-key': error<{ key: string; meant?: string | undefined }>(({ key, meant }) => ({
    message: `The key "${key}" stands twice in the same block.`,
    hint: meant === undefined ? 'Keep one of the two.' : `Write "${meant}" here if that is what you meant, or keep one of the two.`,
  })),
  'yaml-control-character': error<{ character: string }>(({ character }) => ({
    message: `The invisible control character ${character} stands here.`,
    hint: 'Delete it; it often comes with copied text.',
  })),
  'yaml-multiple-documents': error(() => ({
    message: 'A second document begins here (a line of ---).',
    hint: 'One file is one thing: move the second part to a file of its own.',
  })),
};
