// Applies the site's `transformPage` to finished pages, as trees; in that case, HTML is parsed and written once more.
import { ReturnedError } from '../../diagnostics/template-error.ts';
import type { PageView } from '../../model/view.ts';
import type { SiteDefinition } from '../../site/definition.ts';

/** Returns the HTML of a page as the site has changed it. Throws what the site throws. */
export type TransformHtml = (html: string, view: PageView) => string;

/** The function for a site; undefined for one that changes nothing, which loads no parser. */
export async function htmlTransformer({ transformPage }: Pick<SiteDefinition, 'transformPage'>): Promise<TransformHtml | undefined> {
  if (transformPage === undefined) return undefined;
  const [{ fromHtml }, { toHtml }] = await Promise.all([import('hast-util-from-html'), import('hast-util-to-html')]);
  return (html, view) => {
    const tree = fromHtml(html.trimEnd());
    const changed: unknown = transformPage(tree, view) ?? tree;
    if (!isRoot(changed))
      throw new ReturnedError(
        'transformPage returns something that is no tree: it has to be the root of the page, or nothing',
        transformPage,
      );
    return `${toHtml(changed)}\n`;
  };
}

const isRoot = (value: unknown): value is Parameters<NonNullable<SiteDefinition['transformPage']>>[0] =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
