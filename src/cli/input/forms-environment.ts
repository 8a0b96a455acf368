// Reads the configuration of the relay, which is the forms server. It comes from environment variables only, because it contains
// secrets, which must not be in a file of a site.
import type { BlockList } from 'node:net';
import { isBaseUrl, isSafeUrl } from '../../content/urls/safe-url.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { readNetworks } from '../../node/http/client-address.ts';
import type { FormsSettings, Provider } from '../../relay/ports.ts';
import type { SmtpOptions } from '../../relay/smtp/smtp.ts';
import { emailAddress } from '../../site/forms/field.ts';
import type { Mailbox } from '../../site/forms/mail.ts';

export interface RelayConfiguration
  extends Pick<FormsSettings, 'from' | 'inbox' | 'services' | 'messagesPerHour' | 'confirmationsPerHour'> {
  readonly host: string;
  readonly port: number;
  readonly trusted: BlockList;
  readonly origins: readonly string[];
  readonly smtp: SmtpOptions;
  /** The folder of the queue. */
  readonly queue: string;
  /** The secret that signs the tokens of pages; null if each queue generates its own secret. */
  readonly secret: string | null;
  /** The address to notify about messages that a person has to look at; null for no notifications. */
  readonly alerts: string | null;
  /** Days for which the texts of delivered messages are stored. */
  readonly keepDays: number;
}

/** A requirement that a variable does not meet, as the key of its message. */
type Requirement = keyof ToolMessages['relay']['requirements'];

/** A variable that is missing or wrong, and why. */
export interface VariableProblem {
  readonly variable: string;
  readonly why: readonly Requirement[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const prefix = 'ARCHIPEL_RELAY_';

/** True if a variable of the relay is set. */
export const namesRelay = (environment: Environment): boolean =>
  Object.entries(environment).some(([name, value]) => name.startsWith(prefix) && value !== '');

/**
 * Returns the configuration in `environment`, or every variable that is missing or wrong, with the reason. Empty values count as unset. The
 * problems do not contain values, which may be secret. `services` are the names of the services that the forms use.
 */
export function readRelayEnvironment(
  environment: Environment,
  services: readonly string[],
): { readonly configuration: RelayConfiguration } | { readonly problems: readonly VariableProblem[] } {
  const problems: VariableProblem[] = [];
  const reader = readerOf(environment, problems);
  const inbox = reader.needed('INBOX', emailOf, 'email');
  const configuration = {
    host: reader.optional('HOST', (text) => text, 'host') ?? '127.0.0.1',
    port: reader.optional('PORT', portOf, 'port') ?? 8025,
    trusted: reader.optional('TRUSTED_PROXIES', (text) => readNetworks(listed(text)), 'networks') ?? readNetworks([]),
    origins: reader.needed('ORIGINS', originsOf, 'origins'),
    smtp: readSmtp(reader),
    from: reader.needed('FROM', mailboxOf, 'mailbox'),
    inbox,
    alerts: readAlerts(reader, inbox),
    secret: reader.optional('SECRET', secretOf, 'secret') ?? null,
    // systemd sets STATE_DIRECTORY to the folder that it creates for a service (StateDirectory=).
    queue: readQueueFolder(reader, environment['STATE_DIRECTORY']),
    keepDays: reader.optional('KEEP_DAYS', daysOf, 'days') ?? 0,
    messagesPerHour: reader.optional('MESSAGES_PER_HOUR', countOf, 'count') ?? 600,
    confirmationsPerHour: reader.optional('CONFIRMATIONS_PER_HOUR', countOf, 'count') ?? 60,
    services: readServices(reader, services),
  };
  return problems.length === 0 && isWhole(configuration) ? { configuration } : { problems };
}

const countOf = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 100_000 ? Number(text) : undefined;

/** A configuration whose invalid parts are undefined. */
type Attempt<Of> = { readonly [Key in keyof Of]: Of[Key] | undefined };
const isWhole = (value: Attempt<RelayConfiguration>): value is RelayConfiguration =>
  Object.values(value).every((part) => part !== undefined);

interface Reader {
  /** Returns the value of a variable, parsed by `read`. If `read` returns undefined, records a problem. */
  readonly optional: <Value>(name: string, read: (text: string) => Value | undefined, why: Requirement) => Value | undefined;
  /** Like `optional`, but also records a problem if the variable is not set. */
  readonly needed: <Value>(name: string, read: (text: string) => Value | undefined, why: Requirement) => Value | undefined;
  readonly isSet: (name: string) => boolean;
  readonly wrong: (name: string, ...why: Requirement[]) => void;
}

function readerOf(environment: Environment, problems: VariableProblem[]): Reader {
  const textOf = (name: string): string => environment[prefix + name]?.trim() ?? '';
  const wrong: Reader['wrong'] = (name, ...why) => void problems.push({ variable: prefix + name, why });
  const optional: Reader['optional'] = (name, read, why) => {
    const text = textOf(name);
    const value = text === '' ? undefined : read(text);
    if (text !== '' && value === undefined) wrong(name, why);
    return value;
  };
  const needed: Reader['needed'] = (name, read, why) => {
    if (textOf(name) === '') wrong(name, 'missing');
    return optional(name, read, why);
  };
  return { optional, needed, isSet: (name) => textOf(name) !== '', wrong };
}

const usualPorts = { tls: 465, starttls: 587, none: 25 } as const;
const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** True if mails leave this machine unencrypted. */
export const sendsUnencrypted = ({ host, security }: Pick<SmtpOptions, 'host' | 'security'>): boolean =>
  security === 'none' && !thisMachine.includes(host);

function readSmtp({ optional, needed, isSet, wrong }: Reader): SmtpOptions | undefined {
  const host = needed('SMTP_HOST', hostOf, 'mailServer');
  const security = isSet('SMTP_SECURITY') ? optional('SMTP_SECURITY', securityOf, 'security') : 'starttls';
  const port = optional('SMTP_PORT', portOf, 'port') ?? (security && usualPorts[security]);
  const hasLogin = isSet('SMTP_USER') || isSet('SMTP_PASSWORD');
  const [user, password] = hasLogin ? [needed('SMTP_USER', asIs, 'missing'), needed('SMTP_PASSWORD', asIs, 'missing')] : [];
  if (hasLogin && security !== undefined && host !== undefined && sendsUnencrypted({ host, security }))
    wrong('SMTP_SECURITY', 'securityOfLogin');
  if (host === undefined || security === undefined || port === undefined) return undefined;
  return { host, port, security, ...(user !== undefined && password !== undefined ? { login: { user, password } } : {}) };
}

/** Returns the folder of the queue, or undefined if `environment` names no valid folder. Other variables need not be set. */
export const queueFolderIn = (environment: Environment): string | undefined =>
  readQueueFolder(readerOf(environment, []), environment['STATE_DIRECTORY']);

function readQueueFolder({ optional, isSet, wrong }: Reader, given = ''): string | undefined {
  if (isSet('QUEUE')) return optional('QUEUE', folderOf, 'folder');
  const [first = ''] = given.split(':');
  if (folderOf(first) === undefined) wrong('QUEUE', 'missing', 'folder');
  return folderOf(first);
}

function readAlerts({ isSet, optional }: Reader, inbox: string | undefined): string | null | undefined {
  if (!isSet('ALERTS')) return inbox;
  return optional('ALERTS', (text) => (text === 'none' ? null : emailOf(text)), 'alerts');
}

function readServices(reader: Reader, names: readonly string[]): Readonly<Record<string, Provider>> {
  const known = names.map((name) => [name, readService(reader, name.toUpperCase().replaceAll('-', '_'))] as const);
  return Object.fromEntries(known.flatMap(([name, service]) => (service === undefined ? [] : [[name, service]])));
}

function readService({ needed, isSet }: Reader, prefix: string): Provider | undefined {
  if (!['ENDPOINT', 'KEY', 'PROVIDER'].some((name) => isSet(`${prefix}_${name}`))) return undefined;
  const endpoint = needed(`${prefix}_ENDPOINT`, (text) => (isSafeUrl(text) ? text : undefined), 'endpoint');
  const key = needed(`${prefix}_KEY`, asIs, 'missing');
  const name = needed(`${prefix}_PROVIDER`, asIs, 'missing');
  return endpoint === undefined || key === undefined || name === undefined ? undefined : { endpoint, key, name };
}

const folderOf = (text: string): string | undefined => (text.startsWith('/') || /^[a-z]:[\\/]/i.test(text) ? text : undefined);
const daysOf = (text: string): number | undefined => (/^\d{1,4}$/.test(text) && Number(text) <= 3650 ? Number(text) : undefined);
const asIs = (text: string): string => text;
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const hostOf = (text: string): string | undefined => (/^[\w.:-]+$/.test(text) ? text : undefined);
const securityOf = (text: string): SmtpOptions['security'] | undefined =>
  (['tls', 'starttls', 'none'] as const).find((known) => known === text);

function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65535 ? port : undefined;
}

function originsOf(text: string): string[] | undefined {
  const origins = listed(text);
  return origins.length > 0 && origins.every((origin) => isBaseUrl(origin) && new URL(origin).origin === origin) ? origins : undefined;
}

const secretOf = (text: string): string | undefined => (text.length >= 32 ? text : undefined);

const emailOf = (text: string): string | undefined => emailAddress.safeParse(text).data;

function mailboxOf(text: string): Mailbox | undefined {
  const [, name = '', address = text] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  const checked = emailOf(address);
  return checked === undefined ? undefined : { name: name.trim(), address: checked };
}
