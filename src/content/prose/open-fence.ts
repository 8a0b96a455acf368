// Finds code between lines of ``` whose last line is missing or mistyped, so that the text after it is shown as code.
import type { Code, Root } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { EXIT, visitNodes } from './visit-nodes.ts';

/** Returns a finding for the first block of code without an end. After it, it is not known which lines of ``` begin a block. */
export function refuseOpenFence(file: string, text: string, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visitNodes(tree, 'code', (node) => {
    const start = node.position?.start.offset ?? 0;
    const [opening = '', marks] = /^(`{3,}|~{3,})[^\r\n]*/.exec(text.slice(start, node.position?.end.offset)) ?? [];
    if (marks === undefined || (hasEnd(text, node, marks) && !hasStart(node, marks))) return undefined;
    findings.push(
      createFinding('markdown-raw', { file, range: linesOf(text)(start, start + opening.trimEnd().length) }, { what: 'fence' }),
    );
    return EXIT;
  });
  return findings;
}

/** Returns whether the last line of a block ends it. The parser also ends a block with the list or the text around it. */
function hasEnd(text: string, { position, value }: Code, marks: string): boolean {
  const written = text.slice(position?.start.offset, position?.end.offset).trimEnd();
  const last = written.slice(written.lastIndexOf('\n') + 1).replace(/^[ \t>]+/, '');
  return written.includes('\n') && isMark(last, marks) && value.trimEnd().split('\n').at(-1)?.trim() !== last;
}

const isMark = (line: string, marks: string): boolean => line.startsWith(marks) && line === marks.charAt(0).repeat(line.length);

/** Returns whether a line within a block begins another one, or ends this one with words behind its marks, which end nothing. */
const hasStart = ({ value }: Code, marks: string): boolean => value.split('\n').some((line) => isStart(line, marks));

const isStart = (line: string, marks: string): boolean => line.startsWith(marks) && /^(?:`+[ \t]*[\w{][^`]*|~+[ \t]*[\w{].*)$/.test(line);
