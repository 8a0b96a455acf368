// Answers a browser without scripts. If the form was accepted, redirects the browser to the site's page with the form, or sends a page
// with thanks if that page is unknown. If the form was not accepted, sends a page with the form, its entered values and the errors.
import type { FormDescription } from '../../forms/description.ts';
import { fieldOf } from '../../forms/reply.ts';
import { textsIn } from '../../forms/send-form.ts';
import { formTexts, type SharedTexts } from '../../forms/words.ts';
import { parseJson } from '../../node/fs/read-text.ts';
import { reply } from '../replies.ts';
import type { FormPage } from './FormPage.tsx';

/** The status for a valid form without a token, which the visitor has to send again (RFC 6585, 3). */
export const askAgain = 428;

/** A request of a browser without scripts, and the page that sent it. */
export interface PageSender {
  /** The parsed body, unvalidated; undefined if it is invalid. */
  readonly value: unknown;
  /** The languages that the browser accepts. */
  readonly acceptLanguage: string | null;
  /** The origin of the page, which may send forms here. */
  readonly origin: string;
  /** The URL of the page, if the browser sends it. */
  readonly referrer: string | null;
}

interface PageOptions extends Omit<PageSender, 'acceptLanguage'> {
  readonly description: FormDescription;
  readonly language: FormPage['language'];
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** Creates a token for the next attempt; undefined for a form without tokens. */
  readonly token: (() => Promise<string>) | undefined;
}

/** Turns `answer`, which is JSON, into an answer for browsers: a 303 redirect to a page of the site, or a page with the same status. */
export async function answerWithPage(answer: Response, options: PageOptions): Promise<Response> {
  const { description, language, t, value, origin, referrer } = options;
  const texts = formTexts(description, t);
  const page = pageIn(fieldOf(value, 'page'), origin) ?? pageBefore(referrer, options);
  // While the URL's fragment is the id of the thank-you view, the CSS of that page displays this view.
  if (answer.ok && page !== undefined) return reply(303, {}, { Location: `${page.href}#${description.name}-sent` });
  const { renderFormPage, formPageHeaders } = await import('./FormPage.tsx');
  const common = { description, language, texts, page };
  const shown: FormPage = answer.ok ? { ...common, isSent: true } : { ...common, start: await startOf(answer, options, texts) };
  const headers = { ...(await formPageHeaders()), ...retryAfterOf(answer) };
  return new Response(renderFormPage(shown), { status: answer.status, headers });
}

/** Returns the initial state of the form: the sent values, and the errors of the answer. */
async function startOf(answer: Response, { value, token }: PageOptions, texts: SharedTexts) {
  const body = parseJson(await answer.text());
  const message = fieldOf(body, 'message');
  const errors = textsIn(fieldOf(body, 'errors'));
  const failure = answer.status === askAgain ? texts.check : typeof message === 'string' ? message : texts.failed;
  return {
    values: textsIn(value),
    errors,
    ...(failure === undefined || Object.keys(errors).length > 0 ? {} : { failure }),
    ...(token === undefined ? {} : { token: await token() }),
  };
}

const retryAfterOf = ({ headers }: Response): Readonly<Record<string, string>> => {
  const seconds = headers.get('retry-after');
  return seconds === null ? {} : { 'Retry-After': seconds };
};

/** Returns the page from which the browser comes, or undefined if that page is unknown or was an earlier answer to this form. */
function pageBefore(referrer: string | null, { origin, description }: PageOptions): URL | undefined {
  const page = pageIn(referrer, origin);
  return page?.pathname.endsWith(description.path) === true ? undefined : page;
}

/** Returns the page of the site at an address, or undefined for an address that is invalid, too long or of another origin. */
function pageIn(address: unknown, origin: string): URL | undefined {
  if (typeof address !== 'string' || address === '' || address.length > 500 || !URL.canParse(address, origin)) return undefined;
  const { pathname, search, origin: found } = new URL(address, origin);
  return found === origin ? new URL(`${origin}${pathname}${search}`) : undefined;
}
