// Problems of YAML as a language.
import { error } from './define.ts';

export const yaml = {
  'yaml-syntax': error<{ what: string; cure: string }>(({ what, cure }) => ({ reason: what, cure })),
  'yaml-directive': error<{ directive: string }>(({ directive }) => ({
    reason: `The directive "${directive}" would change how the whole file is read.`,
    cure: 'Delete the line.',
  })),
  'yaml-tag': error<{ tag: string }>(({ tag }) => ({
    reason: `The tag "${tag}" is not allowed: content is plain text, numbers, lists and keys.`,
    cure: 'Delete the tag; put the value in quotes if it begins with an exclamation mark.',
  })),
  'yaml-alias': error<{ name: string }>(({ name }) => ({
    reason: `Anchors and aliases ("${name}") are not allowed: every file says what it means in its place.`,
    cure: 'Write the value itself; put it in quotes if it begins with & or *.',
  })),
  'yaml-duplicate-key': error<{ key: string }>(({ key }) => ({
    reason: `The key "${key}" stands twice in the same block.`,
    cure: 'Keep one of the two.',
  })),
  'yaml-control-character': error<{ character: string }>(({ character }) => ({
    reason: `The invisible control character ${character} stands here.`,
    cure: 'Delete it; it often comes with copied text.',
  })),
  'yaml-multiple-documents': error(() => ({
    reason: 'A second document begins here (a line of ---).',
    cure: 'One file is one thing: move the second part to a file of its own.',
  })),
};
