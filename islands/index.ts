// Where the islands of a page begin in the browser: the loader is given the way to each, and loads those that are due.
import { type Registry, start } from 'archipel/client';
import type { IslandName } from './components.ts';

const registry = {
  ContactForm: () => import('./ContactForm.tsx').then(({ ContactForm }) => ContactForm),
  Countdown: () => import('./Countdown.tsx').then(({ Countdown }) => Countdown),
  DiscountDialog: () => import('./DiscountDialog.tsx').then(({ DiscountDialog }) => DiscountDialog),
  LoginDialog: () => import('./LoginDialog.tsx').then(({ LoginDialog }) => LoginDialog),
  NewsletterDialog: () => import('./NewsletterDialog.tsx').then(({ NewsletterDialog }) => NewsletterDialog),
  SupportForm: () => import('./SupportForm.tsx').then(({ SupportForm }) => SupportForm),
} satisfies Registry & Readonly<Record<IslandName, unknown>>;

start(registry);
