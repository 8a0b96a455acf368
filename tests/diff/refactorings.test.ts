// At least thirty ways to write the same content differently: the diff reports no change.
import { dump, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { isMap, parseDocument, visit } from 'yaml';
import type { ContentTree } from '../../src/content/tree.ts';
import { contentWith } from '../support/fixture-site/content.ts';
import { diffOfTrees, nonEmptyLists } from './diff-of.ts';

type Refactor = (text: string, file: string) => string;

const isYaml = (file: string): boolean => file.endsWith('.yaml');
const isMdx = (file: string): boolean => file.endsWith('.mdx');

/** Returns the small site with `refactor` applied to each file for which `isIncluded` returns true. */
function written(refactor: Refactor, isIncluded: (file: string) => boolean = isYaml): ContentTree {
  const tree = contentWith();
  return { ...tree, texts: new Map([...tree.texts].map(([file, text]) => [file, isIncluded(file) ? refactor(text, file) : text])) };
}

type Styles = Parameters<ReturnType<typeof parseDocument>['toString']>[0];
const styled =
  (styles: Styles): Refactor =>
  (text) =>
    parseDocument(text).toString({ lineWidth: 0, ...styles });

const dumped =
  (styles: Parameters<typeof dump>[1]): Refactor =>
  (text) =>
    dump(load(text), { lineWidth: -1, ...styles });

/** Returns a refactoring that reverses the keys of each map for which `isFree` returns true. The order of these keys affects no page. */
const reversed =
  (isFree: (keys: readonly string[]) => boolean): Refactor =>
  (text) => {
    const document = parseDocument(text);
    visit(document, {
      Map: (_, node) => {
        if (isFree(node.items.map(({ key }) => String(key)))) node.items.reverse();
      },
    });
    return document.toString({ lineWidth: 0 });
  };

const reversedTop: Refactor = (text) => {
  const document = parseDocument(text);
  if (isMap(document.contents)) document.contents.items.reverse();
  return document.toString({ lineWidth: 0 });
};

const reversedList: Refactor = (text) => {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  return `${[head, ...lines.reverse()].join('\n')}\n`;
};

const areLanguages = (keys: readonly string[]): boolean => keys.every((key) => key === 'de' || key === 'en');

const refactorings: readonly (readonly [name: string, tree: () => ContentTree])[] = [
  ['a comment at the end', () => written((text) => `${text}\n# The end.\n`)],
  ['a comment at the beginning', () => written((text) => `# Written by hand.\n${text}`)],
  ['a comment after each line of the top', () => written((text) => text.replaceAll(/^(\w+:)$/gm, '$1 # see below'))],
  ['no comments', () => written((text) => text.replaceAll(/^\s*#.*\n/gm, ''))],
  ['blank lines between the parts', () => written((text) => text.replaceAll(/^(?=\w+:)/gm, '\n'))],
  ['line ends of Windows', () => written((text) => text.replaceAll('\n', '\r\n'))],
  ['line ends of Windows in documents', () => written((text) => text.replaceAll('\n', '\r\n'), isMdx)],
  ['spaces at the ends of lines', () => written((text) => text.replaceAll(/\n/g, '  \n'))],
  ['dashes at the start of the document', () => written((text) => `---\n${text}`)],
  ['an indentation of four spaces', () => written(styled({ indent: 4 }))],
  ['lists without indentation', () => written(styled({ indentSeq: false }))],
  ['short lines', () => written(styled({ lineWidth: 50 }))],
  ['single quotes', () => written(styled({ singleQuote: true }))],
  ['double quotes', () => written(styled({ singleQuote: false }))],
  ['blocks', () => written(styled({ collectionStyle: 'block' }))],
  ['braces', () => written(styled({ collectionStyle: 'flow' }))],
  ['a dump of all files', () => written(dumped({}))],
  ['a dump of all files, in braces from the third level on', () => written(dumped({ flowLevel: 3 }))],
  ['quoted keys', () => written((text) => text.replaceAll(/^(\s*(?:- )?)(\w+):(?= |$)/gm, '$1"$2":'))],
  ['letters as escapes', () => written((text) => text.replaceAll(/"[^"\n]*"/g, (quoted) => quoted.replaceAll('ü', '\\u00fc')))],
  ['the other language first', () => written(reversed(areLanguages))],
  ['the title of a page below its description', () => written(reversed((keys) => keys.includes('title') && keys.includes('description')))],
  ['the type of a section last', () => written(reversed((keys) => keys[0] === 'type'))],
  ['the parts of pages in another order', () => written(reversedTop, (file) => /^(?:pages|packages|stations)\/.*\.yaml$/.test(file))],
  ['the settings in another order', () => written(reversedTop, (file) => file === 'site.yaml')],
  ['the prices in another order', () => written(reversedTop, (file) => file === 'prices.yaml')],
  ['the messages in another order', () => written(reversedTop, (file) => file.startsWith('translations/'))],
  ['a comment between two keys', () => written((text) => text.replaceAll(/^(?=meta:|sections:|lists:|company:)/gm, '# Then:\n'))],
  ['numbers with their sign', () => written((text) => text.replace('percent: 50', 'percent: +50'))],
  ['redirects in another order', () => written(reversedList, (file) => file === 'redirects.yaml')],
  ['a list of languages as a block', () => written((text) => text.replace('languages: [de, en]', 'languages:\n  - de\n  - en'))],
  ['blank lines in documents', () => written((text) => text.replaceAll(/\n\n/g, '\n\n\n'), isMdx)],
];

test.each(refactorings)('The diff reports no change for %s', async (_name, make) => {
  const [before, after] = [contentWith(), make()];
  expect([...after.texts]).not.toEqual([...before.texts]);
  expect(nonEmptyLists(await diffOfTrees(before, after))).toEqual({});
});

test('The diff is tested with at least thirty refactorings', () => {
  expect(refactorings.length).toBeGreaterThanOrEqual(30);
});
