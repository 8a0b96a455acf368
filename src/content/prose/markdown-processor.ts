// MDX with the Markdown of GitHub (tables, strikethrough, task lists, footnotes, bare links) and asides, through the packages
// that users of MDX take. Loaded when there is prose to parse.
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import type { ProseWords } from './prose-words.ts';

interface MarkdownProcessor {
  /** The syntax of a text; throws where it is not MDX. */
  readonly toTree: (text: string) => Mdast;
  readonly toRoot: (tree: Mdast) => Hast;
}

interface ProcessorOptions {
  /** The start of the ids of footnotes. */
  readonly prefix: string;
  readonly words: ProseWords;
}

interface SyntaxData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** The code of `:`. */
const colon = 58;

/** Text, not an emoji. */
const backArrow = '\u21A9\uFE0E';

/** A processor for one text. */
export async function markdownProcessor({ prefix, words }: ProcessorOptions): Promise<MarkdownProcessor> {
  const [{ createProcessor }, { default: remarkGfm }, { directive }, { directiveFromMarkdown }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('micromark-extension-directive'),
    import('mdast-util-directive'),
  ]);
  /** Asides only: with the other directives, the colon in `a:b` would begin one. */
  function asideSyntax(this: { readonly data: () => object }): void {
    // What plugins of the parser share has no type of its own.
    const data = this.data() as SyntaxData;
    const [container] = [directive().flow?.[colon]].flat();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
  }
  let root: Hast | undefined;
  // What comes next would make JavaScript of it, which takes twice as long as all before.
  const stop = new Error('The tree is complete');
  const keep = () => (tree: Hast, _: unknown, next: (error: Error) => void) => {
    root = tree;
    next(stop);
  };
  const processor = createProcessor({
    remarkPlugins: [remarkGfm, asideSyntax],
    remarkRehypeOptions: {
      clobberPrefix: `${prefix}-`,
      footnoteBackContent: backArrow,
      footnoteBackLabel: (reference, again) => `${words.back} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
    },
    rehypePlugins: [keep],
  });
  return {
    // The MDX processor parses to mdast, but its type is that of its output.
    toTree: (text) => processor.parse(text) as unknown as Mdast,
    toRoot: (tree) => {
      let failed: unknown = new Error('MDX gave no tree');
      // The types of the processor take its output tree as the input of the second half.
      processor.run(tree as never, (error) => {
        failed = error;
      });
      if (root === undefined) throw failed;
      return root;
    },
  };
}
