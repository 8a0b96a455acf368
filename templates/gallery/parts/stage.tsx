// Puts parts that a script shows, hides or changes into a state by changing their markup, which is that of real pages.

import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ViewContext } from '../../ViewContext.ts';

export const markupOf = (view: PageView, part: ReactNode): string => renderToStaticMarkup(<ViewContext value={view}>{part}</ViewContext>);

/** `html` with every `from` replaced. Throws if there is none, because then the part has changed and its state would not be shown. */
export function changed(html: string, from: RegExp, to: string | ((...found: string[]) => string)): string {
  const result = typeof to === 'string' ? html.replace(from, to) : html.replace(from, to);
  if (result === html) throw new Error(`A state of the gallery finds no ${from} in its part.`);
  return result;
}

/** The part of `html` that matches `pattern`. Throws if there is none. */
export function cut(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[0];
  if (found === undefined) throw new Error(`A part of the gallery finds no ${pattern}.`);
  return found;
}

/** `html` with everything shown that a script would show. */
export const revealed = (html: string): string => changed(html, / hidden=""/g, '');

/** The form hidden, and its success view shown. */
export const done = (html: string): string =>
  changed(changed(html, /<form class="form"/g, '<form hidden="" class="form"'), /(<div class="success"[^>]*) hidden=""/g, '$1');

/** The line above the button, with an error. */
export const failed = (html: string, words: string): string =>
  changed(html, /<p class="failure" role="alert" hidden=""><\/p>/, `<p class="failure" role="alert">${words}</p>`);

/** All fields and the button disabled, and the message that says so shown. */
export const locked = (html: string): string =>
  changed(
    changed(html, /<fieldset class="form__fields"|<button type="submit"/g, '$& disabled=""'),
    /(<p class="failure" role="alert" tabindex="-1") hidden=""/,
    '$1',
  );

type Errors = Readonly<Record<string, string>>;

/** Each field with an error in `errors`, by its name, shows that error. */
export const refused = (html: string, errors: Errors): string =>
  Object.entries(errors).reduce((markup, [name, error]) => {
    const marked = changed(markup, new RegExp(`(<(?:input|select|textarea)[^>]* name="${name}")`), '$1 aria-invalid="true"');
    return changed(
      marked,
      new RegExp(`(<p class="field__error" id="[\\w-]+-${name}-error">)(</p>)`),
      (_, open = '', close = '') => `${open}${error}${close}`,
    );
  }, html);

/** The button of the form while its call is in progress. */
export const busy = (html: string, words: string): string =>
  changed(
    html,
    /(<button type="submit" class="button button--primary")>[^<]*/,
    (_, open = '') => `${open} disabled="" aria-busy="true">${words}`,
  );

export const Stage = ({ html }: { readonly html: string }) => <div className="stage" dangerouslySetInnerHTML={{ __html: html }} />;
