// A forms server in memory: its requests, its store, its log, and a clock that only tests move.
import { createLocales } from '../../../src/model/languages/locale.ts';
import type { Messages } from '../../../src/model/own-content.ts';
import { createTranslators } from '../../../src/pages/render/view/translate.ts';
import { createFormsHandler } from '../../../src/relay/handler.ts';
import type { FormsSettings } from '../../../src/relay/ports.ts';
import type { Submission } from '../../../src/relay/queue/submission.ts';
import type { FormDefinition } from '../../../src/site/forms/definition.ts';
import type { FormMail } from '../../../src/site/forms/mail.ts';
import { forms } from '../../../templates/forms/index.ts';
import { yaml } from '../real-site/real-content.ts';

const locales = createLocales({ de: { tag: 'de-DE' }, en: { tag: 'en-GB' } });
// The cast is safe, because another test validates the real content.
const siteMessages = locales.record((locale) => yaml(`translations/${locale}.yaml`) as Messages);
const siteTranslators = createTranslators({ locales, messages: siteMessages });
const contactPath = '/api/send-contact-form';
const subscribePath = '/api/subscribe';

export const origin = 'https://www.example.com';
export const provider = { endpoint: 'https://provider.example.com/subscribe', key: 'canary-key', name: 'Briefkasten' };

/** The values of a filled-in contact form. */
export const message = { name: 'Ada Noyer', email: 'ada@example.org', message: 'Guten Tag', language: 'de' };

/** The values that the newsletter form sends. */
export const subscription = {
  anrede: 'Frau',
  titel: 'Dr.',
  vorname: 'Ada',
  nachname: 'Noyer',
  email: 'ada@example.org',
  double_opt_in: 'true',
  tag: 'newsletter',
};

export interface Trial {
  /** Forms that replace those of the site. */
  readonly forms?: readonly FormDefinition[];
  /** Messages by language that replace those of the site. */
  readonly messages?: Readonly<Record<string, Messages>>;
  readonly settings?: Partial<FormsSettings>;
  /** Stores a submission; resolves to whether it was stored. */
  readonly store?: (submission: Submission) => Promise<boolean>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns a new id for a token or a submission. */
  readonly newId?: () => string;
  /** Ids of submissions that are already in the queue. */
  readonly known?: ReadonlySet<string>;
}

export interface Ask {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly visitor?: string;
}

export function openRelay({ forms: own = forms, messages, settings, store, fetch, newId, known = new Set() }: Trial = {}) {
  const [mails, calls, notes]: [FormMail[], { url: string; body: string }[], string[]] = [[], [], []];
  const held: Submission[] = [];
  const clock = { now: Date.parse('2025-06-01T10:00:00Z') };
  let [numbers, ids] = [0, 0];
  const handler = createFormsHandler(
    { locales, forms: own, translate: messages === undefined ? siteTranslators : createTranslators({ locales, messages }) },
    {
      from: { name: 'Beispiel AG', address: 'web@example.com' },
      inbox: 'support@example.com',
      allows: (sender) => sender === origin,
      services: { newsletter: provider },
      secret: 'a secret of tests',
      messagesPerHour: 10_000,
      confirmationsPerHour: 10_000,
      ...settings,
    },
    {
      store: async (submission) => {
        if ((await store?.(submission)) === false) return false;
        if (submission.held === undefined) mails.push(...submission.mails);
        else held.push(submission);
        return true;
      },
      nextNumber: () => {
        numbers = Math.max(numbers + 1, clock.now);
        return numbers;
      },
      newId:
        newId ??
        (() => {
          ids += 1;
          return ids.toString(16).padStart(16, '0');
        }),
      knows: (id) => known.has(id),
      fetch: async (url, init) => {
        calls.push({ url, body: String(init.body) });
        return (await fetch?.(url, init)) ?? Response.json({ id: 1 });
      },
      now: () => clock.now,
      log: (line) => notes.push(line),
    },
  );
  const ask = (body: BodyInit | null, { path = contactPath, method = 'POST', headers, visitor = '192.0.2.1' }: Ask = {}) => {
    const type = path === subscribePath ? 'application/x-www-form-urlencoded' : 'application/json';
    const stream = body instanceof ReadableStream ? { duplex: 'half' } : {};
    const request = new Request(`https://relay.example.net${path}`, {
      method,
      headers: { origin, 'content-type': type, ...headers },
      body,
      ...stream,
    });
    return handler(request, visitor);
  };
  const token = async (path = contactPath): Promise<string> => {
    const response = await ask(null, { method: 'GET', path });
    return String(((await response.json()) as { readonly token?: unknown }).token);
  };
  return {
    handler,
    token,
    held,
    mails,
    calls,
    notes,
    clock,
    ask,
    /** Sends the contact form with a token, like a page. */
    contact: async (fields: object, more?: Ask) => ask(JSON.stringify({ token: await token(), ...fields }), more),
    subscribe: (fields: Readonly<Record<string, string>>, more?: Ask) =>
      ask(new URLSearchParams(fields).toString(), { path: subscribePath, ...more }),
  };
}

/** Resolves to the status and the parsed body of an answer. */
export const statusAndBody = async (response: Response): Promise<readonly [number, unknown]> => [response.status, await response.json()];
