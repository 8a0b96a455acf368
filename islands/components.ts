// The islands by name, for rendering at build time. `index.ts` has the same names for the browser.
import type { ComponentProps } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { Countdown } from './Countdown.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { NewsletterDialog } from './NewsletterDialog.tsx';
import { SupportForm } from './SupportForm.tsx';

export const components = { ContactForm, Countdown, DiscountDialog, LoginDialog, NewsletterDialog, SupportForm };

export type IslandName = keyof typeof components;

/** What the island `Name` is given: JSON, since it travels in the page. */
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof components)[Name]>;
