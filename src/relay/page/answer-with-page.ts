// How the relay answers a browser without scripts: it is led on to a page of the site, or gets the form once more, with what was typed
// and what is wrong.
import type { FormDescription } from '../../forms/description.ts';
import { fieldOf } from '../../forms/reply.ts';
import { textsIn } from '../../forms/send-form.ts';
import { formTexts, type SharedTexts } from '../../forms/words.ts';
import { jsonOf } from '../body.ts';
import { reply } from '../replies.ts';
import type { FormPage } from './FormPage.tsx';

/** The status of a valid form without a token: its visitor has to send it again (RFC 6585, 3). */
export const askAgain = 428;

interface PageOptions {
  readonly description: FormDescription;
  readonly language: FormPage['language'];
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** What was sent, which may be anything. */
  readonly value: unknown;
  /** The origin of the page with the form. */
  readonly origin: string;
  /** The URL of the page with the form, as far as the browser tells it. */
  readonly referrer: string | null;
  /** Makes a token for the next attempt; undefined for a form that has none. */
  readonly token: (() => Promise<string>) | undefined;
}

/** `answer`, which is JSON, for a browser: 303 to a page of the site, or a page with the same status. */
export async function answerWithPage(answer: Response, options: PageOptions): Promise<Response> {
  const { description, language, t, value, origin, referrer } = options;
  const texts = formTexts(description, t);
  const page = pageIn(fieldOf(value, 'page'), origin) ?? pageBefore(referrer, options);
  // Its styles show the thanks where this is the target.
  if (answer.ok && page !== undefined) return reply(303, {}, { Location: `${page.href}#${description.name}-sent` });
  const { renderFormPage, formPageHeaders } = await import('./FormPage.tsx');
  const common = { description, language, texts, page };
  const shown: FormPage = answer.ok ? { ...common, isSent: true } : { ...common, ...(await startOf(answer, options, texts)) };
  const headers = { ...(await formPageHeaders()), ...retryAfterOf(answer) };
  return new Response(renderFormPage(shown), { status: answer.status, headers });
}

/** The start of the form: the values that were sent, and the answer's errors for them. */
async function startOf(answer: Response, { value, token }: PageOptions, texts: SharedTexts) {
  const body = jsonOf(await answer.text());
  const message = fieldOf(body, 'message');
  const errors = textsIn(fieldOf(body, 'errors'));
  const failure = answer.status === askAgain ? texts.check : typeof message === 'string' ? message : texts.failed;
  return {
    start: {
      values: textsIn(value),
      errors,
      ...(failure === undefined || Object.keys(errors).length > 0 ? {} : { failure }),
      ...(token === undefined ? {} : { token: await token() }),
    },
  };
}

const retryAfterOf = ({ headers }: Response): Readonly<Record<string, string>> => {
  const seconds = headers.get('retry-after');
  return seconds === null ? {} : { 'Retry-After': seconds };
};

/** The page that the browser comes from; undefined if that was an answer to this form. */
function pageBefore(referrer: string | null, { origin, description }: PageOptions): URL | undefined {
  const page = pageIn(referrer, origin);
  return page?.pathname.endsWith(description.path) === true ? undefined : page;
}

/** The page of the site at an address; undefined for one that leads elsewhere. */
function pageIn(address: unknown, origin: string): URL | undefined {
  if (typeof address !== 'string' || address === '' || address.length > 500 || !URL.canParse(address, origin)) return undefined;
  const { pathname, search, origin: found } = new URL(address, origin);
  return found === origin ? new URL(`${origin}${pathname}${search}`) : undefined;
}
