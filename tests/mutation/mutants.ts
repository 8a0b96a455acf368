// Small changes of a source file that resemble mistakes of a programmer: another comparison, a condition that is always true,
// an omitted call.
import { type Node, parseSync } from 'oxc-parser';

/** A change of one place in a text. */
export interface Mutant {
  /** The start of the changed part, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Starts at 1. */
  readonly line: number;
}

const otherOperators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
};

/** Methods that return the type of their object, so that the call can be omitted. */
const passing = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'toLowerCase']);

type Change = Omit<Mutant, 'line'>;

const change = ({ start, end }: { readonly start: number; readonly end: number }, replacement: string): Change => ({
  start,
  end,
  replacement,
});

/** Returns the changes of one node, except for a change of its operator. */
function changesOf(node: Node, text: string): readonly Change[] {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'boolean') return [change(node, String(!node.value))];
      return typeof node.value === 'number' ? [change(node, `(${node.raw} + 1)`)] : [];
    case 'UnaryExpression':
      return node.operator === '!' ? [change(node, text.slice(node.argument.start, node.argument.end))] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [change(node.test, 'true'), change(node.test, 'false')];
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' ? [change(node, ';')] : [];
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !passing.has(callee.property.name)) return [];
      return [change(node, text.slice(callee.object.start, callee.object.end))];
    }
    default:
      return [];
  }
}

/** Returns the change of the node's operator, which is between its operands. */
function changedOperator(node: Node, text: string): readonly Change[] {
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
  const replacement = otherOperators[node.operator];
  if (replacement === undefined) return [];
  const start = text.indexOf(node.operator, node.left.end);
  return [change({ start, end: start + node.operator.length }, replacement)];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Returns all mutants of a source file, in the order of their places. Types are not changed. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSNonNullExpression') return;
    for (const each of [...changesOf(node, text), ...changedOperator(node, text)])
      found.push({ ...each, line: text.slice(0, each.start).split('\n').length });
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseSync(file, text).program);
  return found.sort((one, other) => one.start - other.start);
}
