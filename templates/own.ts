// What this site adds to the content that archipel knows.
import * as z from 'zod';
import { islandWords } from '../islands/messages.ts';
import { frameWords } from './layout/messages.ts';
import { navigation } from './layout/navigation.ts';
import { settings } from './settings.ts';

export const own = {
  settings,
  data: { navigation },
  messages: z.strictObject({ ...frameWords, ...islandWords }),
};
