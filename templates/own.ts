// What this site adds to the content that archipel knows.
import * as z from 'zod';
import { messages as contactForm } from '../islands/ContactForm/messages.ts';
import { messages as countdown } from '../islands/Countdown/messages.ts';
import { messages as discount } from '../islands/DiscountDialog/messages.ts';
import { messages as login } from '../islands/LoginDialog/messages.ts';
import { messages as newsletter } from '../islands/NewsletterDialog/messages.ts';
import { messages as supportForm } from '../islands/SupportForm/messages.ts';
import { messages as forms } from '../islands/shared/messages.ts';
import { messages as editions } from './collections/editions/messages.ts';
import { messages as components } from './components/messages.ts';
import { messages as relayed } from './forms/messages.ts';
import { messages as layout } from './layout/messages.ts';
import { navigation } from './layout/navigation.ts';
import { settings } from './settings.ts';

export const own = {
  settings,
  data: { navigation },
  messages: z.strictObject({
    ...layout,
    ...components,
    ...editions,
    ...forms,
    ...relayed,
    ...countdown,
    ...login,
    ...newsletter,
    ...discount,
    ...contactForm,
    ...supportForm,
  }),
};
