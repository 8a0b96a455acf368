// Creates the files of a new entry or redirect, and checks the content with them. Files are returned only if `check`
// finds no new errors other than placeholders.
import { locate } from '../../content/locate.ts';
import { type ReadOptions, readSite } from '../../content/read.ts';
import { diskFileOf, replaceTexts } from '../../content/tree.ts';
import { formatMessage, severityOf } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { makeEntry } from './entry.ts';
import type { ValidationError } from './flags/answers.ts';
import type { NewRequest } from './flags/rule.ts';
import { type Answers, flagsOf, type Kind } from './kinds.ts';
import { makeLike } from './like.ts';
import type { NewFile } from './new-file.ts';
import { newFindings } from './new-findings.ts';
import { indexAgain, type ProjectIndex } from './project-index.ts';
import { siblingNamed } from './siblings.ts';
import { addRedirects, redirectLine } from './yaml/add-redirects.ts';

export interface Scaffolded {
  readonly files: readonly NewFile[];
  /** The URLs of the new entry; empty for a redirect. */
  readonly addresses: readonly string[];
  /** The placeholders in the files, with their lines. */
  readonly placeholders: readonly Diagnostic[];
}

/** Returns the files of a new item, or the reasons why the item cannot be added. The answers must be complete. */
export async function scaffold(
  request: NewRequest,
  options: ReadOptions,
): Promise<Scaffolded | { readonly complaints: readonly ValidationError[] }> {
  const { kind, answers, known, messages } = request;
  const { refused, comments } = messages.newEntry;
  const isEntry = kind.folder !== undefined;
  const like = siblingNamed(kind, answers['like'], known);
  const made = isEntry ? (like === undefined ? makeEntry(request) : await makeLike(request, like)) : undefined;
  const files = made ?? (await redirectFile(answers, known, comments.redirects));
  if (files === undefined)
    return { complaints: [{ flag: 'from', why: refused.redirectByHand(redirectLine({ from: '', to: '', ...answers })) }] };
  const there = isEntry ? files.find(({ path }) => known.tree.texts.has(path)) : undefined;
  if (there !== undefined) return { complaints: [{ flag: 'id', why: refused.fileTaken(there.path) }] };
  const texts = new Map([...known.tree.texts, ...files.map(({ path, text }) => [path, text] as const)]);
  const newNames = new Map(files.map(({ path, onDisk = path }) => [path, onDisk]));
  const after = replaceTexts(known.tree, texts, { newNames });
  const reuse = { queries: known.queries, ...options };
  const { findings: before } = await readSite(known.tree, reuse);
  const fresh = newFindings(before, (await readSite(after, reuse)).findings);
  const placeholders = fresh.filter(({ code }) => code === 'placeholder-left');
  const complaints = fresh
    .filter((finding) => isFault(finding))
    .map((finding) => asComplaint(kind, known.locales, { ...finding, language: messages.language }));
  if (complaints.length > 0) return { complaints };
  const then = isEntry ? await indexAgain(known, after) : known;
  const { at, list } = known.locales;
  const addresses = [...then.urls].flatMap(([url, file]) => (isEntry && file === `${kind.folder}/${answers['id']}.yaml` ? [url] : []));
  addresses.sort((one, other) => list.indexOf(at(one)) - list.indexOf(at(other)));
  const places = locate(placeholders, after).map((each) => ({ ...each, file: diskFileOf(after, each.file) }));
  return { files, addresses, placeholders: places };
}

async function redirectFile({ from = '', to = '' }: Answers, { tree }: ProjectIndex, comment: string): Promise<NewFile[] | undefined> {
  const old = tree.texts.get('redirects.yaml');
  const text = addRedirects(old, [{ from, to }], comment);
  return text === undefined ? undefined : [{ path: 'redirects.yaml', text, replaces: old !== undefined }];
}

/** True for an error other than a placeholder. All other findings are left for the author, as in any content. */
const isFault = ({ code }: Finding): boolean => code !== 'placeholder-left' && severityOf(code) === 'error';

/** Turns a finding in a new file into a message about the flag of the field, or about the first flag of the kind if the field has none. */
function asComplaint(
  kind: Kind,
  locales: Locales,
  { code, args, path = [], language }: Finding & { readonly language: ToolLanguage },
): ValidationError {
  const { message, hint } = formatMessage(code, args, language);
  const [place, locale] = path;
  const flags = flagsOf(kind, locales);
  const named = place === kind.nameField ? `name-${locale}` : String(place);
  const flag = flags.find(({ name, field }) => name === named || field?.place.split('.')[0] === place) ?? flags[0];
  return { flag: flag?.name ?? named, why: `${message} ${hint}` };
}
