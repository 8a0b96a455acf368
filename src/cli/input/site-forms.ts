// Reads the forms of a project and the messages of their replies, for commands that serve forms. The message
// files are the only content files that it reads.
import { join } from 'node:path';
import { locate } from '../../content/locate.ts';
import { schemaIn } from '../../content/validation/schema-in-locales.ts';
import { validate } from '../../content/validation/validate.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts';
import type { SourceTexts } from '../../diagnostics/reporters/pretty.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { messagesFile } from '../../model/kind.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { type Messages, messagesSchema } from '../../model/own-content.ts';
import type { Site } from '../../model/site-content.ts';
import { CompileError, compile } from '../../node/bundle/compile.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { readFile } from '../../node/fs/read-content.ts';
import type { Project } from '../../node/project.ts';
import { createTranslators } from '../../pages/render/view/translate.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import type { SiteForms } from '../../site/forms/definition.ts';

export interface GatheredForms {
  /** Undefined if templates or messages are broken. `diagnostics` states the reason. */
  readonly site: SiteForms | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceTexts;
}

/** Compiles the templates of a project and reads the messages of each language. */
export async function gatherForms(project: Project): Promise<GatheredForms> {
  try {
    const { definition } = await compile(project);
    return definition.forms.length === 0 ? { ...nothing, site: formsOf(definition, {}) } : await withMessages(project, definition);
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return { ...nothing, diagnostics: templateDiagnostics(error.failures) };
  }
}

const nothing: GatheredForms = { site: undefined, diagnostics: [], sources: () => undefined };

/** Returns the diagnostic for a site without forms. */
export const noForms = (): readonly Diagnostic[] =>
  templateDiagnostics([
    {
      code: 'config-invalid',
      what: 'The site has no forms that the relay could take: forms: [defineForm({ … })]',
      position: { file: 'archipel.config.ts', line: 1, column: 1 },
    },
  ]);

/** The parts of a site definition that the forms depend on. */
export type FormsModel = Pick<SiteDefinition, 'forms' | 'locales' | 'services'>;

/** Returns the forms of a definition, with translators that use `messages`. */
export function formsOf({ forms, locales, services = {} }: FormsModel, messages: Site['messages']): SiteForms {
  const whole = locales.record((locale) => messages[locale] ?? {});
  const standIns = Object.values(services).flatMap(({ standIn }) => standIn ?? []);
  return { forms, locales, standIns, translate: createTranslators({ locales, messages: whole }) };
}

async function withMessages({ root }: Project, definition: SiteDefinition): Promise<GatheredForms> {
  const { locales } = definition;
  const content = join(root, 'content');
  const schema = schemaIn(locales)(messagesSchema(definition));
  const texts = new Map<string, string>();
  const messages: Record<Locale, Messages> = {};
  const findings: Finding[] = [];
  for (const locale of definition.messages === undefined ? [] : locales.list) {
    const file = messagesFile(locale);
    const read = readFile(content, file);
    if ('text' in read) texts.set(file, read.text);
    const parsed = 'text' in read ? await parse(file, read.text) : { findings: 'problem' in read ? [read.problem] : [] };
    const valid = 'value' in parsed ? validate(file, schema, parsed.value) : parsed;
    if ('findings' in valid) findings.push(...valid.findings);
    // The schema of messages has validated the value.
    else messages[locale] = valid.value as Messages;
  }
  const { displayPath, contentPath } = displayPaths(content);
  return {
    site: findings.length === 0 ? formsOf(definition, messages) : undefined,
    diagnostics: locate(findings, { texts }).map((diagnostic) => ({ ...diagnostic, file: displayPath(diagnostic.file) })),
    sources: (file) => texts.get(contentPath(file)),
  };
}
