// Finds the shortest message that the fixture of a code causes, as it is printed on a terminal of 100 columns.
import { posix } from 'node:path';
import type { Code } from '../../../src/diagnostics/catalogue/index.ts';
import { formatDiagnostics } from '../../../src/diagnostics/format-diagnostics.ts';
import { type ToolLanguage, toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import { pretty } from '../../../src/diagnostics/reporters/pretty.ts';
import { runCaseWithTexts } from './cases.ts';

export interface ExampleMessage {
  /** All printed lines, without colors. */
  readonly printed: string;
  /** The sentence of the message. */
  readonly message: string;
}

/** Resolves to the example of a code in each language of the tools. Throws if the fixture yields no diagnostic. */
export async function exampleMessage(code: Code): Promise<Readonly<Record<ToolLanguage, ExampleMessage>>> {
  const { diagnostics, texts } = await runCaseWithTexts(code);
  // Names of content files are relative to the root of the project, as if the command had run there.
  const shown = (file: string): string => (texts !== undefined || file.startsWith('../') ? posix.join('content', file) : file);
  const sources = new Map([...(texts ?? [])].map(([file, text]) => [shown(file), text]));
  const examples = diagnostics.map((diagnostic) => {
    const printedIn = (language: ToolLanguage): ExampleMessage => {
      const [formatted] = formatDiagnostics([{ ...diagnostic, file: shown(diagnostic.file) }], language);
      if (formatted === undefined) throw new Error(`${code} has no sentence`);
      const options = { sources: (name: string) => sources.get(name), paint: (_: string, text: string) => text, columns: 100 };
      return { printed: pretty([formatted], { ...options, messages: toolMessages(language) }), message: formatted.message };
    };
    return { en: printedIn('en'), de: printedIn('de') };
  });
  const [shortest] = examples.sort((one, other) => one.en.printed.length - other.en.printed.length);
  if (shortest === undefined) throw new Error(`The fixture ${code} yields no diagnostic`);
  return shortest;
}
