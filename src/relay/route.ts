// A form of the site as the relay processes it: how its body is validated, forwarded and answered.
import * as z from 'zod';
import type { FormDefinition, SiteForms, WrongField } from '../site/forms/definition.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { addressed } from './addressed.ts';
import { callService } from './call-service.ts';
import { answerWithPage, type PageSender } from './page/answer-with-page.ts';
import type { FormsPorts, FormsSettings } from './ports.ts';
import { type ReplyHeaders, reply } from './replies.ts';
import { issueToken, type ReadToken, readToken, tokenKeyOf } from './spam/token.ts';

export interface FormRoute {
  /**
   * Returns the language of the response: the one that the (unvalidated) value names, or else the first supported one that the browser
   * accepts, or else the source language.
   */
  readonly localeOf: (value: unknown, acceptLanguage?: string | null) => string;
  /** Returns whether the honeypot field, which people do not see, is filled in. */
  readonly isTrapped: (value: unknown) => boolean;
  /** Issues and reads the tokens that pages send with a form; undefined for a form without tokens. */
  readonly tokens: Tokens | undefined;
  /** Validates a value. Returns the message with the function that forwards it, or the errors. */
  readonly accept: (value: unknown) => Accepted | { readonly wrong: readonly WrongField[] };
  /** Returns the response for an accepted form, with a new number if none is passed. */
  readonly success: (locale: string, number?: number) => Response;
  readonly failure: (status: number, answer?: FailureOptions) => Response;
  /** Renders a response as a page, for browsers without scripts; undefined for a form without a description. */
  readonly asPage: ((reply: Response, sent: PageSender) => Promise<Response>) | undefined;
}

interface PassOptions {
  /** The language of the answer and of the mails. */
  readonly locale: string;
  readonly isConfirmed: () => boolean;
  /** Why the submission is held for a person; empty if it is not. */
  readonly held: readonly string[];
  /** The id of the submission; a new one if missing. */
  readonly id?: string | undefined;
}

export interface Accepted {
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly token: string;
  /** True if the submission can be held for a person. A call of a service cannot be held. */
  readonly canBeHeld: boolean;
  /**
   * Forwards the form. Unless the submission is held, `isConfirmed` is called once for each automatic mail, and returns whether the mail
   * may be sent to an address that anyone can enter.
   */
  readonly pass: (options: PassOptions) => Promise<Response>;
}

interface FailureOptions {
  /** The language; the source language if missing. */
  readonly locale?: string;
  readonly headers?: ReplyHeaders;
  readonly error?: string | undefined;
  readonly fields?: readonly WrongField[];
}

interface RouteOptions {
  readonly site: SiteForms;
  readonly settings: FormsSettings;
  readonly ports: FormsPorts;
}

/** Returns whether a relay with these settings serves the form. */
export const isOffered = ({ service }: FormDefinition, { services }: Pick<FormsSettings, 'services'>): boolean =>
  service === undefined || Object.hasOwn(services, service.name);

/** Returns the names of the services that forms call, each once. */
export const servicesOf = ({ forms }: Pick<SiteForms, 'forms'>): readonly string[] => [
  ...new Set(forms.flatMap(({ service }) => (service === undefined ? [] : [service.name]))),
];

/** Returns the paths of the forms that a relay with these settings serves. */
export const relayPaths = ({ forms }: Pick<SiteForms, 'forms'>, settings: Pick<FormsSettings, 'services'>): readonly string[] =>
  forms.filter((form) => isOffered(form, settings)).map(({ path }) => path);

export function formRouteOf(form: FormDefinition, { site, settings, ports }: RouteOptions): FormRoute {
  const { locales, translate } = site;
  const { description } = form;
  const tokens = form.token === true && form.service === undefined ? tokensOf(form, { settings, ports }) : undefined;
  const schema = schemaOf(form, locales.list);
  const trap = z.looseObject({ [form.honeypot]: z.string().min(1) });
  const localeOf: FormRoute['localeOf'] = (value, acceptLanguage) => {
    const { language } = Object(value) as { readonly language?: unknown };
    return locales.list.find((locale) => locale === language) ?? acceptedLanguage(acceptLanguage, locales) ?? locales.source;
  };
  const success: FormRoute['success'] = (locale, number = ports.nextNumber()) => reply(200, form.sent(translate(locale), { number }));
  const provider = (form.service && settings.services[form.service.name]?.name) ?? '';
  const failure: FormRoute['failure'] = (status, { locale = locales.source, headers, error, fields = [] } = {}) =>
    reply(status, form.failed({ status, error, provider, fields }, translate(locale)), headers);
  const pass = async (fields: Readonly<Record<string, unknown>>, options: PassOptions): Promise<Response> => {
    const { locale } = options;
    const number = ports.nextNumber();
    const refusal = await passOn(form, fields, { ...options, number, site, settings, ports });
    return refusal === undefined ? success(locale, number) : failure(refusal.status, { locale, error: refusal.error });
  };
  return {
    localeOf,
    isTrapped: (value) => trap.safeParse(value).success,
    accept: (value) => {
      const { data, error } = schema.safeParse(description === undefined ? value : withoutPage(value));
      if (error !== undefined) return { wrong: wrongFieldsIn(error, value) };
      const { [form.honeypot]: _, token, ...fields } = data;
      return {
        email: form.email(fields),
        fields,
        token: typeof token === 'string' ? token : '',
        canBeHeld: form.service === undefined,
        pass: (options) => pass(fields, options),
      };
    },
    tokens,
    success,
    failure,
    asPage:
      description &&
      (async (answer, { value, acceptLanguage, ...from }) => {
        const locale = localeOf(value, acceptLanguage);
        return answerWithPage(answer, {
          description,
          language: locales.of(locale),
          t: translate(locale),
          value,
          ...from,
          token: tokens?.issue,
        });
      }),
  };
}

/** Returns the value without `page`, which only browsers without scripts send: the page to return to. It is not a field of the form. */
function withoutPage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { page: _, ...fields } = value as { readonly page?: unknown };
  return fields;
}

/** Returns the fields that a schema has refused, without unknown names, because strangers choose those. */
function wrongFieldsIn({ issues }: z.ZodError, value: unknown): readonly WrongField[] {
  const found = new Map<string, WrongField>();
  for (const { code, path } of issues) {
    const [name] = path;
    if (typeof name !== 'string' || found.has(name)) continue;
    const given: unknown = Reflect.get(Object(value), name);
    const isMissing = given === undefined || (typeof given === 'string' && given.trim() === '');
    const problem = code === 'too_big' ? 'too-long' : 'malformed';
    found.set(name, { name, problem: isMissing ? 'missing' : problem });
  }
  return [...found.values()];
}

interface Tokens {
  readonly issue: () => Promise<string>;
  /** Returns the data of a token; undefined if the token was not issued for this form, or has expired. */
  readonly read: (token: string) => Promise<ReadToken | undefined>;
}

function tokensOf({ path: form }: FormDefinition, { settings, ports }: Omit<RouteOptions, 'site'>): Tokens {
  const key = tokenKeyOf(settings.secret);
  return {
    issue: async () => issueToken({ key: await key, form, now: ports.now() }, ports.newId()),
    read: async (token) => readToken({ key: await key, form, now: ports.now() }, token),
  };
}

const schemaOf = ({ fields, honeypot }: FormDefinition, locales: readonly string[]): z.ZodObject =>
  fields({ locale: z.enum(locales) }).extend({ [honeypot]: z.string().max(1000).optional(), token: z.string().max(200).optional() });

interface PassOnOptions extends RouteOptions, PassOptions {
  readonly number: number;
}

/**
 * Stores the mails of a form for delivery, or calls its service. Resolves to undefined if that succeeded, otherwise to the status of the
 * failure.
 */
async function passOn(
  form: FormDefinition,
  fields: Readonly<Record<string, unknown>>,
  { number, locale, site, settings, ports, isConfirmed, held, id = ports.newId() }: PassOnOptions,
): Promise<{ readonly status: number; readonly error?: string } | undefined> {
  const { service } = form;
  const provider = service && settings.services[service.name];
  if (service !== undefined && provider !== undefined) return callService(fields, { ...service, provider }, ports);
  const { from, inbox } = settings;
  const written = form.mails?.(fields, { locale, t: site.translate(locale), settings: { from, inbox }, number }) ?? [];
  // Above the limit only the inbox gets mail, so that the form cannot be abused to write to strangers.
  const mails = held.length > 0 ? written : written.filter(({ automatic }) => !automatic || isConfirmed());
  if (mails.length < written.length) ports.log(`${number}: not confirmed: too many confirmations in this hour`);
  const isStored = await ports.store({
    id,
    number,
    form: form.path,
    ...(held.length > 0 ? { held } : {}),
    mails: mails.map(addressed),
  });
  return isStored ? undefined : { status: 503 };
}
