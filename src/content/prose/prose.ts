// MDX → hast, as data. Prose is Markdown with a few components; it is never executed.
import type { Root as Hast } from 'hast';
import type { Root as Mdast } from 'mdast';
import { isIn } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { isOverflow } from '../../model/data/overflow.ts';
import type { Range } from '../../model/data/place.ts';
import type { Link } from '../../model/references/link.ts';
import { readReferences } from './prose-references.ts';
import { rangeOfNode, refuseCode } from './prose-refuse.ts';
import { excessIn, nesting, tooDeepIn } from './too-deep.ts';

export interface ProseContent {
  readonly root: Hast;
  /** Links, facts and images in the text, which are checked together with those of the YAML. */
  readonly links: readonly { readonly link: Link; readonly range: Range }[];
  readonly facts: readonly { readonly name: string; readonly range: Range }[];
  readonly pictures: readonly { readonly asset: string; readonly range: Range }[];
}

export interface ParsedProse {
  /** Undefined where the text cannot be shown. */
  readonly prose?: ProseContent;
  readonly findings: readonly Finding[];
}

/** The text of an MDX file as hast, with components as elements of the same name; or findings. */
export async function parseProse(file: string, text: string, components: readonly string[]): Promise<ParsedProse> {
  if (text.trim() === '') return { findings: [createFinding('file-empty', { file }, {})] };
  const excess = excessIn(text);
  if (excess !== undefined) {
    const range = linesOf(text)(excess.offset, excess.offset + 1);
    return { findings: [createFinding('mdx-syntax', { file, range }, { what: excess.what })] };
  }
  const { createProcessor } = await import('@mdx-js/mdx');
  let root: Hast | undefined;
  const keep = () => (tree: Hast) => {
    root = structuredClone(tree);
  };
  const processor = createProcessor({ rehypePlugins: [keep] });
  let parsed: ReturnType<typeof processor.parse>;
  try {
    parsed = processor.parse(text);
  } catch (problem) {
    return { findings: [syntaxFinding(file, problem)] };
  }
  // The MDX processor parses to mdast, but its type is that of its output.
  const tree = parsed as unknown as Mdast;
  const deep = tooDeepIn(tree);
  if (deep !== undefined) return { findings: [nested(file, rangeOfNode(deep))] };
  const findings = refuseCode(file, tree, components);
  if (findings.some(({ code }) => !isIn('placeholder', code))) return { findings };
  // The types of the processor take its output tree as the input of the second half.
  processor.runSync(parsed as never);
  if (root === undefined) throw new Error(`MDX gave no tree for ${file}`);
  return { prose: { root, ...readReferences(root) }, findings };
}

const nested = (file: string, range: Range): Finding => createFinding('mdx-syntax', { file, range }, { what: nesting });

interface MdxProblem {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

/** The position of an unclosed tag is only in the message: `… (1:1-1:7)`. */
function syntaxFinding(file: string, problem: unknown): Finding {
  if (isOverflow(problem)) return nested(file, { line: 1, column: 1, endLine: 1, endColumn: 2 });
  // Errors of the MDX parser are VFileMessages.
  const { reason, message, line, column } = problem as MdxProblem;
  const what = (reason ?? message ?? 'unknown').split('\n')[0] ?? '';
  const inText = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(what)?.slice(1).map(Number) ?? [];
  const [startLine = line ?? 1, startColumn = column ?? 1, endLine = startLine, endColumn = startColumn + 1] = inText;
  const range: Range = { line: startLine, column: startColumn, endLine, endColumn };
  return createFinding(
    'mdx-syntax',
    { file, range },
    {
      what: `${what
        .replace(/ \(\d+:\d+-\d+:\d+\)/, '')
        .replaceAll('`', '"')
        .replace(/\.$/, '')}.`,
    },
  );
}
