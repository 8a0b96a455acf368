// `npm run docs:reference`: writes docs/reference.md, which lists everything that a site can import, with signatures
// and doc comments. It reads them from the type declarations of the package.
// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The entry points from which a site can import, each with its purpose. */
const entries = [
  { name: 'archipel', file: 'site/index.d.ts', purpose: 'For `archipel.config.ts` and `templates/`.' },
  { name: 'archipel/client', file: 'client/index.d.ts', purpose: 'For the script of a site that has islands. `init` writes it.' },
  { name: 'archipel/forms', file: 'forms/index.d.ts', purpose: 'For islands that show forms: [forms.md](../docs/forms.md).' },
  {
    name: 'archipel/fields',
    file: 'forms/fields.d.ts',
    purpose: 'For code that checks the fields of a form, such as a server of your own.',
  },
  { name: 'archipel/testing', file: 'testing/declarations.d.ts', purpose: 'For tests of a site.' },
];

/**
 * @typedef {{
 *   name: string, kind: 'value' | 'type', doc: string, isExperimental: boolean, example: string, code: string, parts: readonly string[]
 * }} Declared
 */

/**
 * Returns the statements in a file of type declarations, each with its doc comment, which is empty if there is none.
 * @param {string} file
 * @returns {readonly { doc: string, code: string }[]}
 */
function statementsIn(file) {
  const text = readFileSync(file, 'utf8');
  /** @type {{ doc: string, code: string }[]} */
  const found = [];
  let at = 0;
  while (at < text.length) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const doc = text.startsWith('/**', at) ? text.slice(at, text.indexOf('*/', at) + 2) : '';
    at += doc.length + (/^\s*/.exec(text.slice(at + doc.length))?.[0].length ?? 0);
    const end = endOf(text, at);
    if (end > at) found.push({ doc, code: text.slice(at, end) });
    at = Math.max(end, at + 1);
  }
  return found;
}

/** Returns the end of the statement that begins at `start`. @param {string} text @param {number} start */
function endOf(text, start) {
  const isBlock = /^(?:export )?(?:declare )?(?:interface|namespace|class|module|global)\b/.test(text.slice(start, start + 60));
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    else if (/["'`]/.test(letter)) at = text.indexOf(letter, at + 1);
    else if (/[({[]/.test(letter)) depth += 1;
    else if (/[)}\]]/.test(letter)) {
      depth -= 1;
      if (depth === 0 && letter === '}' && isBlock) return at + 1;
    } else if (letter === ';' && depth === 0) return at + 1;
  }
  return text.length;
}

const declaration = /^(?:export )?(?:declare )?(const|function|interface|type|class) (\w+)/;

/** Returns the names in the list of an export statement. @param {string} code */
const namesIn = (code) =>
  (/^export (?:type )?\{([^}]*)\}/.exec(code)?.[1] ?? '').split(',').map((name) => name.trim().replace(/^type /, ''));

/**
 * Returns the exports of an entry point, including re-exports from other files.
 * @param {string} types
 * @param {string} file
 * @returns {readonly Declared[]}
 */
function exportsOf(types, file) {
  const known = new Set(statementsIn(join(types, file)).flatMap(({ code }) => namesIn(code)));
  return statementsIn(join(types, file)).flatMap(({ doc, code }) => {
    const [, kind = '', own = ''] = /^export/.test(code) ? (declaration.exec(code) ?? []) : [];
    if (own !== '') return [declaredAs(own, kind, { doc, code, parts: partsOf(code, join(types, file), { known, depth: 0 }) })];
    const [, names = '', from = ''] = /^export (?:type )?\{([^}]*)\}(?: from '(\.[^']*)')?;/.exec(code) ?? [];
    const source = from === '' ? join(types, file) : join(types, dirname(file), from.replace(/\.[jt]sx?$/, '.d.ts'));
    return names.split(',').flatMap((name) => {
      const exported = name.trim().replace(/^type /, '');
      if (exported === '') return [];
      const found = statementsIn(source).find((each) => declaration.exec(each.code)?.[2] === exported);
      if (found === undefined) throw new Error(`${file} exports ${exported}, which ${source} does not declare.`);
      return [
        declaredAs(exported, declaration.exec(found.code)?.[1] ?? '', {
          ...found,
          parts: partsOf(found.code, source, { known, depth: 0 }),
        }),
      ];
    });
  });
}

/**
 * Returns the declarations of the types that `code` names, directly or through other types. Leaves out types that have an entry in
 * the reference (`known`), and imported types, except those whose names end in `Options`, `Config` and the like.
 * @param {string} code
 * @param {string} file
 * @param {{ known: ReadonlySet<string>, depth: number }} options
 * @returns {readonly string[]}
 */
function partsOf(code, file, { known, depth }) {
  const all = statementsIn(file);
  return all.flatMap(({ code: other }) => {
    const [start = '', , name = ''] = declaration.exec(other) ?? [];
    if (/^(?:export )?(?:declare )?(?:interface|type)/.test(start))
      return mentions(code, name) && !known.has(name) ? [other, ...partsOf(other, file, { known, depth })] : [];
    const [, imported = '', from = ''] = /^import (?:type )?\{([^}]*)\} from '(\.[^']*)'/.exec(other) ?? [];
    return imported.split(',').flatMap((each) => {
      const type = each.trim().replace(/^type /, '');
      if (depth > 1 || known.has(type) || !/(?:Spec|Config|Options|^Collection|^SiteDefinition)$/.test(type) || !mentions(code, type))
        return [];
      const source = join(dirname(file), from.replace(/\.[jt]sx?$/, '.d.ts'));
      const found = statementsIn(source).find(({ code: there }) => declaration.exec(there)?.[2] === type);
      return found === undefined ? [] : [found.code, ...partsOf(found.code, source, { known, depth: depth + 1 })];
    });
  });
}

/**
 * Returns whether `code` refers to the type `name`. The declaration of the type itself does not count.
 * @param {string} code
 * @param {string} name
 */
const mentions = (code, name) =>
  new RegExp(`\\b${name}\\b`).test(code) && !new RegExp(`^(?:export )?(?:declare )?(?:interface|type) ${name}\\b`).test(code);

/** @param {string} name @param {string} kind @param {{ doc: string, code: string, parts: readonly string[] }} found @returns {Declared} */
const declaredAs = (name, kind, { doc, code, parts }) => ({
  name,
  parts: parts.map(plain),
  kind: kind === 'interface' || kind === 'type' ? 'type' : 'value',
  ...partsOfComment(doc),
  code: plain(code),
});

/** Splits a doc comment into its sentences and its example, and looks for the tag @experimental. @param {string} comment */
function partsOfComment(comment) {
  const text = comment
    .replace(/^\/\*\*\s?|\s*\*\/$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .trim();
  const [sentences = '', example = ''] = text.split(/^@example$/m);
  return {
    doc: sentences
      .replaceAll(/^@\w+$/gm, '')
      .trim()
      .replaceAll(/\s*\n\s*/g, ' '),
    isExperimental: /^@experimental$/m.test(sentences),
    example: example.trim(),
  };
}

/** Removes `export` and `declare`, halves the indentation, and shortens the names of types from React and zod. @param {string} code */
const plain = (code) =>
  code
    .replace(/^(?:export )?(?:declare )?/, '')
    .replaceAll(/^( +)/gm, (blanks) => ' '.repeat(Math.ceil(blanks.length / 2)))
    .replaceAll(/import\("react"\)\./g, '')
    .replaceAll(/import\("zod"\)\./g, 'z.')
    .trim();

const introduction = `# Reference

For people who write templates. This page lists everything that a site can import, with the comments in the code; the guides show how it is used: [design-templates.md](design-templates.md), [configure.md](configure.md), [forms.md](forms.md). Every function and value has an example that compiles. The page is generated: \`npm run docs:reference\`.

## What may change
An entry is public unless it is marked as *experimental*.

| | may change with | when it does |
|---|---|---|
| public | a minor version, 0.1 → 0.2 | the [changelog](changelog.md) explains how to migrate |
| experimental | any version | the changelog names the change; the entry may also be removed |

Sites must not import anything else, such as files inside the package. [upgrading.md](upgrading.md) shows how to take a new version.`;

/** Returns the reference as Markdown from the declarations in a folder. @param {string} types */
export function referenceOf(types) {
  const parts = entries.map(({ name, file, purpose }) => {
    const declared = [...exportsOf(types, file)].sort((one, other) => one.name.localeCompare(other.name, 'en'));
    /** @param {Declared['kind']} kind @param {string} heading */
    const group = (kind, heading) => {
      const own = declared.filter((each) => each.kind === kind);
      if (own.length === 0) return [];
      return [
        `### ${heading}`,
        ...own.map((each) =>
          [
            `#### ${each.name}`,
            ...(each.doc === '' ? [] : [`${each.isExperimental ? '*Experimental.* ' : ''}${each.doc}`]),
            '',
            '```ts',
            [each.code, ...new Set(each.parts)].join('\n\n'),
            '```',
            ...(each.example === '' ? [] : ['', 'Example:', '', each.example]),
          ].join('\n'),
        ),
      ];
    };
    return [`## ${name}\n${purpose}`, ...group('value', `Functions and values of ${name}`), ...group('type', `Types of ${name}`)].join(
      '\n\n',
    );
  });
  return `${introduction}\n\n${parts.join('\n\n')}\n`;
}

/** Writes the declarations of the package into a new folder, and returns the folder. */
export function declarationsOf() {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-types-'));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--project', 'bin/tsconfig.json', '--outDir', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const types = declarationsOf();
  writeFileSync(join(root, 'docs/reference.md'), referenceOf(types));
  rmSync(types, { recursive: true });
}
