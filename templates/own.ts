// The site's additions to the content that archipel knows. Collections, sections and islands have their messages in their
// folders.
import * as z from 'zod';
import { messages as forms } from '../islands/shared/messages.ts';
import { messages as demos } from './components/demo/messages.ts';
import { messages as prices } from './components/prices/messages.ts';
import { descriptions } from './descriptions.ts';
import { labels } from './labels.ts';
import { messages as layout } from './layout/messages.ts';
import { navigation } from './layout/navigation.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';

export const own = {
  settings,
  services,
  labels,
  descriptions,
  data: { navigation },
  messages: z.strictObject({
    ...layout,
    ...prices,
    ...demos,
    ...forms,
  }),
};
