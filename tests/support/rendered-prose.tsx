import { renderToStaticMarkup } from 'react-dom/server';
import { type ProseOptions, parseProse } from '../../src/content/prose/prose.ts';
import { Prose } from '../../src/site/prose.tsx';
import { proseOptions } from './prose-options.ts';

/**
 * Renders a text as prose; resolves to its HTML and to the code, line and arguments of each finding.
 * The HTML is empty if the text is refused.
 */
export async function renderedProse(text: string, options: Partial<ProseOptions> = {}) {
  const { prose, findings } = await parseProse('a.en.mdx', text, { ...proseOptions, prefix: 'a', folder: '', ...options });
  return {
    html: prose === undefined ? '' : renderToStaticMarkup(<Prose of={prose.root} />),
    codes: findings.map(({ code, range, args }) => [code, range?.line, args]),
  };
}
