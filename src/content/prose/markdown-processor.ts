// Processors for MDX and Markdown with GFM (tables, strikethrough, task lists, footnotes, bare links) and asides, built
// from the usual MDX packages. This module is loaded when there is prose to parse.
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import { VFile } from 'vfile';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { endBareLinks } from './bare-links.ts';
import { withContainerIndents, withParagraphs } from './definition-lists.ts';
import { withEndTags } from './html/read-tags.ts';
import { neededSyntax, neededTreeSyntax, type Syntax, type TreeSyntax } from './needed-syntax.ts';
import type { ProseWords } from './prose-words.ts';
import { EXIT, visitNodes } from './visit-nodes.ts';

interface MarkdownProcessor {
  /** Parses a text; throws if the syntax is invalid. */
  readonly toTree: (text: string) => Mdast;
  /** Converts `tree`, which was parsed from `text`, to HTML. */
  readonly toRoot: (tree: Mdast, text: string) => Hast;
}

interface ProcessorOptions {
  /** The prefix of the ids of footnotes. */
  readonly prefix: string;
  readonly words: ProseWords;
}

/** The extensions that parser plugins share. Their types are those of micromark and mdast-util-from-markdown. */
interface SyntaxData {
  micromarkExtensions?: Syntax[];
  fromMarkdownExtensions?: (TreeSyntax | TreeSyntax[])[];
}

/** The character code of `:`. */
const colon = 58;

/** The variation selector shows the arrow as text, not as an emoji. */
const backArrow = '\u21A9\uFE0E';

/**
 * Adds definition lists and container directives (asides), and removes syntax of earlier plugins that `text` does not need. Other
 * directives are not added, because the colon in `a:b` would start one.
 */
const syntaxOf = ({ directive, directiveFromMarkdown, defList, defListFromMarkdown }: Extensions, text: string) =>
  function ownSyntax(this: { readonly data: () => object }): void {
    // The data that parser plugins share is not typed.
    const data = this.data() as SyntaxData;
    const [container] = [directive().flow?.[colon]].flat();
    const gfm = (data.micromarkExtensions ?? []).map((extension) => neededSyntax(extension, text));
    data.micromarkExtensions = [...gfm, defList, { flow: { [colon]: container } }];
    const tree = neededTreeSyntax((data.fromMarkdownExtensions ?? []).flat(), text);
    data.fromMarkdownExtensions = [...tree, defListFromMarkdown, directiveFromMarkdown()];
  };

type Extensions = Pick<typeof import('micromark-extension-directive'), 'directive'> &
  Pick<typeof import('mdast-util-directive'), 'directiveFromMarkdown'> &
  Pick<typeof import('micromark-extension-definition-list'), 'defList'> &
  Pick<typeof import('mdast-util-definition-list'), 'defListFromMarkdown' | 'defListHastHandlers'>;

const loadExtensions = async (): Promise<Extensions> => {
  const [{ directive }, { directiveFromMarkdown }, { defList }, { defListFromMarkdown, defListHastHandlers }] = await Promise.all([
    import('micromark-extension-directive'),
    import('mdast-util-directive'),
    import('micromark-extension-definition-list'),
    import('mdast-util-definition-list'),
  ]);
  return { directive, directiveFromMarkdown, defList: withContainerIndents(defList), defListFromMarkdown, defListHastHandlers };
};

const hastOptions = ({ prefix, words }: ProcessorOptions, { defListHastHandlers: handlers }: Extensions) => ({
  handlers: { ...handlers, defListDescription: withParagraphs(handlers.defListDescription) },
  clobberPrefix: `${prefix}-`,
  footnoteBackContent: backArrow,
  footnoteBackLabel: (reference: number, again: number) => `${words.back} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
});

/** Returns a processor for one MDX text. */
export async function mdxProcessor(options: ProcessorOptions): Promise<MarkdownProcessor> {
  const [{ createProcessor }, { default: remarkGfm }, extensions] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    loadExtensions(),
  ]);
  let root: Hast | undefined;
  // Stops before the plugin that generates JavaScript: its result is not needed, and it takes twice as long as everything before it.
  const stop = new Error('The tree is complete');
  const keep = () => (tree: Hast, _: unknown, next: (error: Error) => void) => {
    root = tree;
    next(stop);
  };
  const processorFor = cachedByKey((text: string) =>
    createProcessor({
      remarkPlugins: [remarkGfm, syntaxOf(extensions, text)],
      remarkRehypeOptions: hastOptions(options, extensions),
      rehypePlugins: [keep],
    }),
  );
  return {
    // The MDX processor parses to mdast, but its declared type is that of its output.
    toTree: (text) => endBareLinks(processorFor(text).parse(text) as unknown as Mdast, text),
    toRoot: (tree, text) => {
      let failed: unknown = new Error('MDX gave no tree');
      // The type of `run` wrongly requires the output tree of the processor as its input.
      processorFor(text).run(tree as never, (error) => {
        failed = error;
      });
      if (root === undefined) throw failed;
      return root;
    },
  };
}

/** Node types that the conversion to HTML leaves unchanged. Facts and pictures are MDX nodes, even in Markdown. */
const passThrough: ['mdxJsxTextElement', 'mdxJsxFlowElement'] = ['mdxJsxTextElement', 'mdxJsxFlowElement'];

/** Returns a processor for one Markdown text, whose HTML must have been checked. */
export async function markdownProcessor(options: ProcessorOptions): Promise<MarkdownProcessor> {
  const [{ unified }, { default: remarkParse }, { default: remarkGfm }, { default: remarkRehype }, { raw }, extensions] = await Promise.all(
    [import('unified'), import('remark-parse'), import('remark-gfm'), import('remark-rehype'), import('hast-util-raw'), loadExtensions()],
  );
  const processorFor = cachedByKey((text: string) =>
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(syntaxOf(extensions, text))
      .use(remarkRehype, { ...hastOptions(options, extensions), allowDangerousHtml: true, passThrough }),
  );
  return {
    toTree: (text) => endBareLinks(processorFor(text).parse(text), text),
    toRoot: (tree, text) => {
      const root = processorFor(text).runSync(tree);
      return hasHtml(tree) ? withHtml(root, text, raw) : root;
    },
  };
}

/**
 * Parses the raw HTML in `root` to elements. The meta string of a code block is not an attribute, so it is passed through
 * as a data attribute.
 */
function withHtml(root: Hast, text: string, raw: typeof import('hast-util-raw').raw): Hast {
  visitNodes(root, 'element', ({ data, properties }) => {
    const { meta } = (data ?? {}) as { readonly meta?: unknown };
    if (typeof meta === 'string') properties['dataMeta'] = meta;
  });
  visitNodes(root, 'raw', (node) => {
    node.value = withEndTags(node.value);
  });
  // For a root, `raw` returns a root. The file is needed for the positions of nodes.
  const parsed = raw(root, { passThrough, file: new VFile(text) }) as Hast;
  visitNodes(parsed, 'element', (node) => {
    if (node.tagName === 'a' && node.properties['name'] !== undefined) {
      const { name, ...others } = node.properties;
      node.properties = { id: name, ...others };
    }
    const { dataMeta, ...properties } = node.properties;
    if (dataMeta === undefined) return;
    node.properties = properties;
    // `data.meta` of an element is not typed.
    Object.assign(node, { data: { ...node.data, meta: String(dataMeta) } });
  });
  return parsed;
}

function hasHtml(tree: Mdast): boolean {
  let found = false;
  visitNodes(tree, 'html', () => {
    found = true;
    return EXIT;
  });
  return found;
}
