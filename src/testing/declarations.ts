// The types of `index.ts` as the package publishes them. The inferred types would include those of the entire engine.
import type { RenderTestPage, RenderTestSection } from './contract.ts';

export type { RenderedPage, TestContent, TestDiagnostic, TestPageInput, TestSectionInput } from './contract.ts';

/**
 * Returns the HTML of the page at a path, and the warnings of the content. Throws if the content has errors or no page has that
 * path; errors of templates are rethrown.
 *
 * @experimental
 * @example
 * ```tsx
 * import { createLocales, defineCollection, defineSite, text, z } from 'archipel';
 * import { renderPage } from 'archipel/testing';
 *
 * const pages = defineCollection({
 *   singular: 'page',
 *   description: { en: 'a page' },
 *   schema: () => z.strictObject({ title: text }),
 *   title: ({ title }) => title,
 *   component: ({ entry }) => <h1>{entry.title}</h1>,
 * });
 * const site = defineSite({ locales: createLocales({ en: { name: 'English' } }), Body: ({ children }) => <main>{children}</main>, collections: { pages } });
 *
 * export const { html } = await renderPage(site, { folder: 'content', path: '/' });
 * ```
 */
declare const renderPage: RenderTestPage;
/**
 * Renders a page whose only section is `section`, and returns the HTML without the header and footer of the site. Throws like
 * `renderPage`, and also if the file of the page is missing or has no page in this language.
 *
 * @experimental
 * @example
 * ```tsx
 * import { renderSection } from 'archipel/testing';
 * import site from './archipel.config.ts';
 *
 * export const { html } = await renderSection(site, {
 *   folder: 'content',
 *   page: 'pages/home.yaml',
 *   locale: 'en',
 *   section: { type: 'prose', title: { en: 'Opening hours' }, source: 'hours' },
 * });
 * ```
 */
declare const renderSection: RenderTestSection;

export { renderPage, renderSection };
