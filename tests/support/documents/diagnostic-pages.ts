// Updates the texts of docs/diagnostics. People write the cause and the cure of each code into the pages; the severities, the examples and
// the list of all codes come from the catalogue and the fixtures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Code, codes, severityOf } from '../../../src/diagnostics/catalogue/index.ts';
import { exampleMessage } from '../fixture-site/example-message.ts';
import { root } from '../process/process.ts';

export const diagnosticsFolder = join(root, 'docs/diagnostics');

/** The pages, in the order of the list of all codes. */
const names = 'files yaml values references prose typography translations prices dates services media urls pages code output'.split(' ');

/** Explains a code in general. A message describes only one occurrence. */
interface Explanation {
  readonly code: string;
  /** When the code is reported, and why that is a problem. */
  readonly cause: string;
  /** How to fix the problem. */
  readonly cure: string;
}

export interface DiagnosticPage {
  /** The name of the file in docs/diagnostics, without the extension. */
  readonly name: string;
  readonly title: string;
  /** The introduction to the codes of the page, in Markdown. */
  readonly about: string;
  readonly explanations: readonly Explanation[];
}

const links = '[How to read a diagnostic](../diagnostics.md#read-a-diagnostic), [all codes](README.md).';
const examplesBy = '`npm run docs:diagnostics` writes the examples.';

/** Reads what people have written into a page. The entry of a new code needs only its heading, its cause, and its cure: `**Cure:** …`. */
function readPage(name: string): DiagnosticPage {
  const [head = '', ...entries] = readFileSync(join(diagnosticsFolder, `${name}.md`), 'utf8').split(/^## /m);
  const [, title = '', about = ''] = /^# Diagnostics: (.*)\n\n(.*)/.exec(head) ?? [];
  const explanations = entries.map((entry) => {
    const [, code = '', cause = ''] = /^(.*)\n\n(?:\*\*(?:Error|Warning)\.\*\* )?(.*)/.exec(entry) ?? [];
    const [, cure = ''] = /^\*\*Cure:\*\* (.*)/m.exec(entry) ?? [];
    return { code, cause, cure };
  });
  const [own = about] = about.split(` ${links}`);
  return { name, title, about: own, explanations: explanations.sort((one, other) => one.code.localeCompare(other.code, 'en')) };
}

/** The pages as people have written them. */
export const writtenPages: readonly DiagnosticPage[] = names.map(readPage);

/** Escapes the characters of Markdown and HTML in a sentence. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&');

/** Returns the severity of a code that a page names. A test compares these codes with the catalogue. */
const isError = (code: string): boolean => severityOf(code as Code) === 'error';

async function entryText({ code, cause, cure }: Explanation): Promise<string> {
  const { en, de } = await exampleMessage(code as Code);
  return [
    `## ${code}`,
    `**${isError(code) ? 'Error' : 'Warning'}.** ${cause}`,
    `\`\`\`text\n${en.printed}\n\`\`\``,
    `**Cure:** ${cure}`,
    `In German: ${escaped(de.message)}`,
  ].join('\n\n');
}

async function pageText({ title, about, explanations }: DiagnosticPage): Promise<string> {
  const entries: string[] = [];
  for (const each of explanations) entries.push(await entryText(each));
  return `${[`# Diagnostics: ${title}`, `${about} ${links} ${examplesBy}`, ...entries].join('\n\n')}\n`;
}

const firstSentence = (text: string): string =>
  (/^.*?(?<!\b(?:\p{L}|No|vs))[.](?= [A-Z]|$)/u.exec(text)?.[0] ?? text).replaceAll('|', '\\|');

const indexRows = ({ name, explanations }: DiagnosticPage): readonly string[] =>
  explanations.map(({ code, cause }) => `| [\`${code}\`](${name}.md#${code}) | ${isError(code) ? 'E' : 'W'} | ${firstSentence(cause)} |`);

function indexText(): string {
  const intro = `For people who look up a code that \`build\`, \`check\` or \`watch\` reports. Each code has an entry with an example and its cure. A code begins with what it is about. E is an error, W a warning. [How to read a diagnostic](../diagnostics.md). This page is generated: \`npm run docs:diagnostics\`.`;
  const groups = writtenPages.flatMap((page) => [
    `## ${page.title}`,
    ['| code | | cause |', '|---|---|---|', ...indexRows(page)].join('\n'),
  ]);
  return `${[`# All diagnostics`, intro, `There are ${codes.length} codes.`, ...groups].join('\n\n')}\n`;
}

/** Resolves to the texts of the list of all codes and of these pages, by their file names in docs/diagnostics. */
export async function diagnosticPages(pages: readonly DiagnosticPage[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['README.md', indexText()]]);
  for (const page of pages) files.set(`${page.name}.md`, await pageText(page));
  return files;
}
