import { ReturnedError } from '../../diagnostics/template-error.ts';
import type { PageView } from '../../model/view.ts';
import type { SiteDefinition } from '../../site/definition.ts';

/** Returns the HTML of a page after `transformPage` has changed it. Throws if the function throws or returns a value other than a tree. */
export type TransformHtml = (html: string, view: PageView) => string;

/**
 * Resolves to a function that transforms the pages of a site, or to undefined for a site without `transformPage`; then no parser is loaded.
 */
export async function htmlTransformer({ transformPage }: Pick<SiteDefinition, 'transformPage'>): Promise<TransformHtml | undefined> {
  if (transformPage === undefined) return undefined;
  const [{ fromHtml }, { toHtml }] = await Promise.all([import('hast-util-from-html'), import('hast-util-to-html')]);
  return (html, view) => {
    const tree = fromHtml(html.trimEnd());
    const changed: unknown = transformPage(tree, view) ?? tree;
    if (!isRoot(changed))
      throw new ReturnedError(
        'transformPage returns something that is not a tree: it has to be the root of the page, or nothing',
        transformPage,
      );
    return `${toHtml(changed)}\n`;
  };
}

const isRoot = (value: unknown): value is Parameters<NonNullable<SiteDefinition['transformPage']>>[0] =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
