// Creates the texts of docs/diagnostics: one entry per diagnostic code, from the catalogue, the explanations and the fixtures.
import { type Code, codes, severityOf } from '../../../src/diagnostics/catalogue/index.ts';
import type { CodeExplanation } from '../../../src/diagnostics/explanations/code-explanation.ts';
import { type ExplanationPage, explanationPages } from '../../../src/diagnostics/explanations/index.ts';
import { exampleMessage } from '../fixture-site/example-message.ts';

const byName = (one: readonly [string, unknown], other: readonly [string, unknown]): number => one[0].localeCompare(other[0], 'en');

const entriesOf = ({ explanations }: ExplanationPage): readonly (readonly [Code, CodeExplanation])[] =>
  // The type of `explanations` allows only codes as keys.
  (Object.entries(explanations) as [Code, CodeExplanation][]).sort(byName);

const generatedBy = 'This page is generated: `npm run docs:diagnostics`.';

/** Escapes the characters of Markdown and HTML in a sentence. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&');

async function entry([code, { cause, cure }]: readonly [Code, CodeExplanation]): Promise<string> {
  const { en, de } = await exampleMessage(code);
  return [
    `## ${code}`,
    `**${severityOf(code) === 'error' ? 'Error' : 'Warning'}.** ${cause}`,
    `\`\`\`text\n${en.printed}\n\`\`\``,
    `**Cure:** ${cure}`,
    `In German: ${escaped(de.message)}`,
  ].join('\n\n');
}

async function pageText(page: ExplanationPage): Promise<string> {
  const intro = `${page.about} [How to read a diagnostic](../diagnostics.md#read-a-diagnostic), [all codes](README.md). ${generatedBy}`;
  const entries: string[] = [];
  for (const each of entriesOf(page)) entries.push(await entry(each));
  return `${[`# Diagnostics: ${page.title}`, intro, ...entries].join('\n\n')}\n`;
}

const firstSentence = (text: string): string =>
  (/^.*?(?<!\b(?:\p{L}|No|vs))[.](?= [A-Z]|$)/u.exec(text)?.[0] ?? text).replaceAll('|', '\\|');

const indexRows = (page: ExplanationPage): readonly string[] =>
  entriesOf(page).map(
    ([code, { cause }]) =>
      `| [\`${code}\`](${page.name}.md#${code}) | ${severityOf(code) === 'error' ? 'E' : 'W'} | ${firstSentence(cause)} |`,
  );

function indexText(): string {
  const intro = `For people who look up a code that \`build\`, \`check\` or \`watch\` reports. Each code has an entry with an example and its cure. A code begins with what it is about. E is an error, W a warning. [How to read a diagnostic](../diagnostics.md). ${generatedBy}`;
  const groups = explanationPages.flatMap((page) => [
    `## ${page.title}`,
    ['| code | | cause |', '|---|---|---|', ...indexRows(page)].join('\n'),
  ]);
  return `${[`# All diagnostics`, intro, `There are ${codes.length} codes.`, ...groups].join('\n\n')}\n`;
}

/** Resolves to the texts of the list of all codes and of these pages, by their file names in docs/diagnostics. */
export async function diagnosticPages(pages: readonly ExplanationPage[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['README.md', indexText()]]);
  for (const page of pages) files.set(`${page.name}.md`, await pageText(page));
  return files;
}
