// The words of the tools in English, which every other language translates: a file for each part of them. A text with
// values in it is a function.
import { gallery } from './gallery.ts';
import { mailCatcher } from './mail-catcher.ts';
import { newEntry } from './new.ts';
import { next } from './next.ts';
import { program } from './program.ts';

export const en = { language: 'en' as const, program, next, newEntry, mailCatcher, gallery };
