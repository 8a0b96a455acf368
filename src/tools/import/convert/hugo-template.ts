// Evaluates a template of Hugo whose result follows from the words of a shortcode and the configuration of the site:
// https://gohugo.io/templates/introduction/
import { isBlock } from '../../../model/data/block.ts';
import { lowerKeys } from '../config-data.ts';

/** What a template can read. */
export interface TemplateInput {
  /** The words of the shortcode by their names, or by their number. */
  readonly values: ReadonlyMap<string, string>;
  readonly inner: string;
  /** `params` of the configuration. */
  readonly params: unknown;
  /** Returns the text of a partial template; undefined if there is none. */
  readonly partialAt: (name: string) => string | undefined;
}

interface Run extends TemplateInput {
  /** Texts and commands in turn. */
  readonly parts: readonly string[];
  at: number;
  readonly variables: Map<string, unknown>;
  /** Whether the template does something that is not known here. */
  isUnknown: boolean;
}

/** Where a block runs: the value of the dot; undefined for a block that does not run. */
type Place = { readonly dot: unknown } | undefined;

/** The value of the dot outside of `with`, `range` and partials of other values. */
const shortcode = Symbol('shortcode');

/** Partials within partials are filled in up to this depth, because two could name each other. */
const maxDepth = 5;

/** Returns the result of a template; undefined if it depends on something else. */
export function templateResult(template: string, input: TemplateInput, depth = 0): string | undefined {
  const parts = template
    .replaceAll(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s*\{\{-/g, '{{')
    .replaceAll(/-\}\}\s*/g, '}}')
    .split(/\{\{\s*([\s\S]*?)\s*\}\}/);
  const partialAt = (name: string): string | undefined => {
    const text = depth < maxDepth ? input.partialAt(name) : undefined;
    return text === undefined ? undefined : templateResult(text, input, depth + 1);
  };
  const run: Run = { ...input, partialAt, parts, at: 0, variables: new Map(), isUnknown: false };
  const result = blockOf(run, { dot: shortcode });
  return run.isUnknown || run.at < parts.length ? undefined : result;
}

/** Runs the commands up to the end of a block. */
function blockOf(run: Run, place: Place): string {
  let text = '';
  for (; run.at < run.parts.length; run.at += 1) {
    const part = run.parts[run.at] ?? '';
    if (run.at % 2 === 0) {
      if (place !== undefined) text += part;
      continue;
    }
    if (/^(?:end|else)\b/.test(part)) return text;
    const [, kind = '', words = ''] = /^(if|with|range)\b\s*([\s\S]*)$/.exec(part) ?? [];
    text += kind === '' ? printed(run, part, place) : branchesOf(run, { kind, words }, place);
  }
  return text;
}

/** Runs the branches of a command; afterwards, its `end` is the current part. */
function branchesOf(run: Run, { kind, words }: { readonly kind: string; readonly words: string }, place: Place): string {
  const [, names = '', of = words] = /^((?:\$\w+\s*,\s*)?\$\w+)\s*:=\s*([\s\S]*)$/.exec(kind === 'range' ? words : '') ?? [];
  const value = place === undefined ? undefined : pipelineValue(run, of, place.dot);
  const isTrue = place !== undefined && isTruthy(value);
  const start = run.at + 1;
  const isList = typeof value === 'object' && value !== null;
  const items = kind !== 'range' || !isTrue ? [[0, value] as const] : isList ? itemsOf(value) : [];
  if (kind === 'range' && isTrue && !isList) run.isUnknown = true;
  let text = '';
  for (const [key, item] of items.length === 0 ? [[0, undefined] as const] : items) {
    run.at = start;
    for (const [index, name] of (names.match(/\$\w+/g) ?? []).reverse().entries()) run.variables.set(name, index === 0 ? item : key);
    text += blockOf(run, isTrue ? { dot: kind === 'if' ? place.dot : item } : undefined);
  }
  const other = isTrue ? undefined : place;
  const [, next, rest = ''] = /^else\b\s*(if\b|with\b)?\s*([\s\S]*)$/.exec(run.parts[run.at] ?? '') ?? [];
  if (next !== undefined) return text + branchesOf(run, { kind: next, words: rest }, other);
  if (!/^else$/.test(run.parts[run.at] ?? '')) return text;
  run.at += 1;
  return text + blockOf(run, other);
}

const isTruthy = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isBlock(value) ? Object.keys(value).length > 0 : Boolean(value);

/** Returns the items of a list with their numbers, or the values of a map by their keys, in the order of the keys. */
const itemsOf = (value: object): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));

function printed(run: Run, command: string, place: Place): string {
  if (place === undefined) return '';
  const value = pipelineValue(run, command, place.dot);
  if (/^\$\w+\s*:?=/.test(command) || value === undefined) return '';
  if (!['string', 'number', 'boolean'].includes(typeof value)) run.isUnknown = true;
  return String(value);
}

/** Returns the value of a pipeline, which may be assigned to a variable. */
function pipelineValue(run: Run, command: string, dot: unknown): unknown {
  const [, name, words = command] = /^(\$\w+)\s*:?=\s*([\s\S]*)$/.exec(command) ?? [];
  const tokens = words.match(/"(?:\\.|[^"\\])*"|`[^`]*`|[()|]|[^\s()|"`]+/g) ?? [];
  const rest = [...tokens];
  const value = pipeline(run, rest, dot);
  if (rest.length > 0) run.isUnknown = true;
  if (name !== undefined) run.variables.set(name, value);
  return value;
}

/** Takes the tokens of a pipeline from the start of a list. */
function pipeline(run: Run, tokens: string[], dot: unknown): unknown {
  let piped: readonly unknown[] = [];
  for (;;) {
    const name = /^["`(\d]/.test(tokens[0] ?? '"') ? '' : (tokens.shift() ?? '');
    const given: unknown[] = [];
    while (tokens[0] !== undefined && !/^[|)]$/.test(tokens[0])) given.push(operand(run, tokens, dot));
    const value = called(run, { name, args: [...given, ...piped] }, dot);
    if (tokens[0] !== '|') return value;
    tokens.shift();
    piped = [value];
  }
}

function operand(run: Run, tokens: string[], dot: unknown): unknown {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const value = pipeline(run, tokens, dot);
    tokens.shift();
    return value;
  }
  if (/^["`]/.test(token)) return token.slice(1, -1).replaceAll(/\\(["\\])/g, '$1');
  return /^\d+$/.test(token) ? Number(token) : called(run, { name: token, args: [] }, dot);
}

const functions: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
  '': (value) => value,
  and: (...args) => args.find((each) => !isTruthy(each)) ?? args.at(-1),
  add: (...args) => args.map(Number).reduce((sum, each) => sum + each),
  default: (fallback, value) => (isTruthy(value) ? value : fallback),
  delimit: (values, between) => (Array.isArray(values) ? values.join(String(between)) : undefined),
  eq: (value, ...others) => others.some((each) => String(each) === String(value)),
  len: (value) => (Array.isArray(value) || typeof value === 'string' ? value.length : Number.NaN),
  lower: (value) => String(value).toLowerCase(),
  ne: (one, other) => String(one) !== String(other),
  not: (value) => !isTruthy(value),
  or: (...args) => args.find(isTruthy) ?? args.at(-1),
  printf: (form, ...args) => {
    const rest = [...args];
    return String(form).replaceAll(/%[sdv]/g, () => String(rest.shift() ?? ''));
  },
  replace: (words, from, to) => String(words).replaceAll(String(from), String(to)),
  split: (words, between) => String(words).split(String(between)),
  trim: (words, marks) => (marks === ' ' ? String(words).trim() : undefined),
  upper: (value) => String(value).toUpperCase(),
};

/** Functions that mark words as safe or make HTML of them, which archipel does anyway. */
const unchanging = /^(?:markdownify|(?:\$?\.Page|page)\.RenderString|safe\w+|string|plainify)$/;

function called(run: Run, { name, args }: { readonly name: string; readonly args: readonly unknown[] }, dot: unknown): unknown {
  const [first, second] = args;
  const plain = name.replace(/^\$(?=\.)/, '');
  const isOfShortcode = plain !== name || dot === shortcode;
  if (name === '.') return dot;
  if (name === '$') return shortcode;
  if (run.variables.has(name)) return run.variables.get(name);
  if (isOfShortcode && plain === '.Get') return run.values.get(String(first)) ?? '';
  if (isOfShortcode && plain === '.Inner') return run.inner;
  if (isOfShortcode && plain === '.Params') return isNamed(run) ? Object.fromEntries(run.values) : [...run.values.values()];
  if (isOfShortcode && plain === '.IsNamedParams') return isNamed(run);
  if (name === 'index' && Array.isArray(first)) return first[Number(second)] ?? '';
  if (unchanging.test(plain)) return args.at(-1);
  const [, path] = /^(?:\.?[Ss]ite)\.Params\.([\w.]+)$/.exec(plain) ?? [];
  if (path !== undefined) return settingAt(run.params, path.toLowerCase().split('.'));
  const found = Object.hasOwn(functions, name) ? functions[name]?.(...args) : undefined;
  const partial = name === 'partial' && second === shortcode ? run.partialAt(String(first)) : undefined;
  const value = partial ?? found;
  if (value === undefined || Number.isNaN(value)) run.isUnknown = true;
  return value;
}

const isNamed = ({ values }: TemplateInput): boolean => [...values.keys()].some((key) => !/^\d+$/.test(key));

/** Returns a value of the configuration, whose keys Hugo reads in lower case. */
const settingAt = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => {
    const found = lowerKeys(value)[key];
    return isBlock(found) ? lowerKeys(found) : found;
  }, settings);
