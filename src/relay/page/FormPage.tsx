// A form as a separate page, for browsers without scripts. React escapes what visitors wrote.
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormDescription } from '../../forms/description.ts';
import { FormView } from '../../forms/FormView.tsx';
import type { FormStart } from '../../forms/use-form.ts';
import type { FormTexts } from '../../forms/words.ts';
import type { LocaleSettings } from '../../model/languages/locale.ts';
import { formPageStyle } from './style.ts';

export interface FormPage {
  readonly description: FormDescription;
  readonly language: Pick<LocaleSettings, 'locale' | 'lang' | 'direction'>;
  readonly texts: FormTexts;
  /** The URL of the page of the site with the form, for a link back; undefined if it is unknown. */
  readonly page: URL | undefined;
  readonly start?: FormStart;
  /** True to render a thank-you text instead of the form. */
  readonly isSent?: boolean;
}

/** Renders the document. */
export const renderFormPage = (page: FormPage): string => `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}\n`;

const Document = ({ description, language, texts, page, start = {}, isSent = false }: FormPage) => {
  const title = isSent ? texts.own.sentTitle : (start.failure ?? texts.summary);
  return (
    <html lang={language.lang} dir={language.direction === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <style>{formPageStyle}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {isSent ? (
            <p>{texts.own.sentText}</p>
          ) : (
            <Again description={description} language={language} texts={texts} page={page} start={start} />
          )}
          {page !== undefined && (
            <p>
              <a href={page.href}>{texts.back}</a>
            </p>
          )}
        </main>
      </body>
    </html>
  );
};

/** Renders the form after a failure. The failure is the heading of the page, so the form does not repeat it. */
const Again = ({ description, language, texts, page, start = {} }: Omit<FormPage, 'isSent'>) => {
  const { failure: _, ...shown } = start;
  const { pathname, search } = page ?? {};
  const returning = pathname === undefined ? {} : { page: `${pathname}${search}` };
  // With an empty action, the browser submits to the URL in its address bar. This server does not know that URL, because a proxy may map it
  // to another path.
  return <FormView form={description} texts={texts} action="" language={language.locale} start={{ ...shown, ...returning }} />;
};

/**
 * Returns headers with which the page can load only its own style, which the policy names by its hash, and submit only to this server.
 * With `Referrer-Policy: same-origin`, the browser tells this server from which page the next form comes.
 */
export async function formPageHeaders(): Promise<Readonly<Record<string, string>>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(formPageStyle));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Content-Type': 'text/html; charset=utf-8',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    Vary: 'Origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
