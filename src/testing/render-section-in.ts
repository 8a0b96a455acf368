// Renders one section for a test. A section needs a page for its language, links and messages, so it is placed on a page of the content.
import { createElement } from 'react';
import { parse } from 'yaml';
import type { SiteDefinition } from '../site/definition.ts';
import type { RenderedPage, TestSectionInput } from './contract.ts';
import { contentTree, renderRoute } from './render-page-at.ts';

/** The name of an element that surrounds the content of the site's body, so that this content can be found in the HTML. */
const tag = 'archipel-rendered';

/**
 * Renders a page with only this section, in the layout of the page's collection, and returns the markup inside the site's body. Throws like
 * `renderPageAt`, and also if the file of the page is missing or has no page in this language.
 */
export async function renderSectionIn(
  site: SiteDefinition,
  { section, page, locale, ...content }: TestSectionInput,
): Promise<RenderedPage> {
  const tree = contentTree(content);
  const text = tree.texts.get(page);
  if (text === undefined) throw new Error(`The content has no file ${page}`);
  // JSON is YAML. If the page is not a mapping, content checks report it.
  const withSection = JSON.stringify({ ...(parse(text) as object), sections: [section] }, null, 2);
  const texts = new Map([...tree.texts, [page, withSection]]);
  const { html, diagnostics } = await renderRoute({ site: withMarks(site), tree: { ...tree, texts }, at: content.at }, (routes) => {
    const route = routes.find((each) => each.entry.file === page && each.locale === locale);
    if (route === undefined) throw new Error(`${page} has no page in the language ${locale}`);
    return route;
  });
  return { html: html.slice(html.indexOf(`<${tag}>`) + tag.length + 2, html.lastIndexOf(`</${tag}>`)), diagnostics };
}

/** Returns the site with `tag` around the content of its body. */
const withMarks = (site: SiteDefinition): SiteDefinition => ({
  ...site,
  Body: ({ view, children }) => createElement(site.Body, { view, children: createElement(tag, null, children) }),
});
