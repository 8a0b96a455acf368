// A form as a separate page, for browsers without scripts. React escapes the texts of visitors.
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormDescription } from '../../forms/description.ts';
import { FormView } from '../../forms/FormView.tsx';
import type { FormStart } from '../../forms/use-form.ts';
import type { FormTexts } from '../../forms/words.ts';
import type { LocaleSettings } from '../../model/languages/locale.ts';
import { pageHeaders, type ReplyHeaders } from '../replies.ts';
import { formPageStyle } from './style.ts';

export interface FormPage {
  readonly description: FormDescription;
  readonly language: Pick<LocaleSettings, 'locale' | 'lang' | 'direction'>;
  readonly texts: FormTexts;
  /** The URL of the site's page with the form, for a link back; undefined if it is unknown. */
  readonly page: URL | undefined;
  readonly start?: FormStart;
  /** True to render a thank-you text instead of the form. */
  readonly isSent?: boolean;
}

/** Renders the document. */
export const renderFormPage = (page: FormPage): string => `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}\n`;

const Document = (props: FormPage) => {
  const { language, texts, page, start = {}, isSent = false } = props;
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
          {isSent ? <p>{texts.own.sentText}</p> : <Again {...props} />}
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

/** Returns the headers of the page. Their policy names the style of the page by its hash. */
export async function formPageHeaders(): Promise<ReplyHeaders> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(formPageStyle));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return { ...pageHeaders(`'sha256-${hash}'`), 'Content-Type': 'text/html; charset=utf-8', Vary: 'Origin' };
}
