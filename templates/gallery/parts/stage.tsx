// Shows parts of pages in states that a script usually sets, by changing the markup of the real parts.

import type { PageView } from 'archipel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ViewContext } from '../../ViewContext.ts';

export const markupOf = (view: PageView, part: ReactNode): string => renderToStaticMarkup(<ViewContext value={view}>{part}</ViewContext>);

/**
 * Returns `html` with the first match of `from` replaced by `to`, or with all matches if `from` has the flag `g`. Throws if nothing
 * changes: the gallery would then show the part in its usual state.
 */
export function changed(html: string, from: RegExp, to: string | ((...found: string[]) => string)): string {
  const result = typeof to === 'string' ? html.replace(from, to) : html.replace(from, to);
  if (result === html) throw new Error(`A state of the gallery finds no ${from} in its part.`);
  return result;
}

/** Returns the part of `html` that matches `pattern`. Throws if there is none. */
export function cut(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[0];
  if (found === undefined) throw new Error(`A part of the gallery finds no ${pattern}.`);
  return found;
}

/** Shows everything in `html` that a script would show. */
export const revealed = (html: string): string => changed(html, / hidden=""/g, '');

/** Hides the form, and shows its success view. */
export const done = (html: string): string =>
  changed(changed(html, /<form class="form"/g, '<form hidden="" class="form"'), /(<div class="success"[^>]*) hidden=""/g, '$1');

/** Shows an error in the line above the button. */
export const failed = (html: string, words: string): string =>
  changed(html, /<p class="failure" role="alert" hidden=""><\/p>/, `<p class="failure" role="alert">${words}</p>`);

/** Disables all fields and the button, and shows the message that the form is locked. */
export const locked = (html: string): string =>
  changed(
    changed(html, /<fieldset class="form__fields"|<button type="submit"/g, '$& disabled=""'),
    /(<p class="failure" tabindex="-1") hidden=""/,
    '$1',
  );

type Errors = Readonly<Record<string, string>>;

/** Shows the errors in `errors` at the fields with these names. */
export const refused = (html: string, errors: Errors): string =>
  Object.entries(errors).reduce((markup, [name, error]) => {
    const marked = changed(markup, new RegExp(`(<(?:input|select|textarea)[^>]* name="${name}")`), '$1 aria-invalid="true"');
    return changed(
      marked,
      new RegExp(`(<p class="field__error" id="[\\w-]+-${name}-error">)(</p>)`),
      (_, open = '', close = '') => `${open}${error}${close}`,
    );
  }, html);

/** Disables the button of the form and shows `words` in it, as while the form is sent. */
export const busy = (html: string, words: string): string =>
  changed(
    html,
    /(<button type="submit" class="button button--primary")>[^<]*/,
    (_, open = '') => `${open} disabled="" aria-busy="true">${words}`,
  );

export const Stage = ({ html }: { readonly html: string }) => <div className="stage" dangerouslySetInnerHTML={{ __html: html }} />;
