// @ts-nocheck
// The config of the site that site.mjs writes. The environment variable ELEVENTY_PARSER selects the parser: `markdown-it`, which
// is Eleventy's default, or `remark`, which MDX uses.
const libraries = {
  'markdown-it': async (config) => {
    const [{ default: shiki }, { default: anchor }, { default: footnote }] = await Promise.all([
      import('@shikijs/markdown-it'),
      import('markdown-it-anchor'),
      import('markdown-it-footnote'),
    ]);
    const highlighted = await shiki({ theme: 'github-light', langs: ['js'] });
    config.amendLibrary('md', (library) => library.use(anchor).use(footnote).use(highlighted));
  },
  remark: async (config) => {
    const names = ['remark-parse', 'remark-gfm', 'remark-directive', 'remark-rehype', 'rehype-slug', '@shikijs/rehype', 'rehype-stringify'];
    const [{ unified }, ...plugins] = await Promise.all(['unified', ...names].map((name) => import(name)));
    const processor = unified();
    for (const [index, { default: plugin }] of plugins.entries())
      processor.use(plugin, names[index] === '@shikijs/rehype' ? { theme: 'github-light', langs: ['js'] } : undefined);
    config.setLibrary('md', { render: async (text) => String(await processor.process(text)) });
  },
};

export default async function configure(config) {
  await libraries[process.env['ELEVENTY_PARSER'] ?? 'markdown-it'](config);
  return { dir: { input: 'content', includes: '../layouts', output: process.env['ELEVENTY_OUT'] }, markdownTemplateEngine: false };
}
