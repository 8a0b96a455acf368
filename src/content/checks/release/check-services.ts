// What the forms of a released site need: every service that they call is configured, and no key lies in content
// that only a server may know.
import { valueAt } from '../../../data/value-at.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { type Services, serviceVariables } from '../../../model/services.ts';
import type { SiteSettings } from '../../../model/site.ts';
import { releaseCheck } from '../check.ts';

const file = 'site.yaml';

/** What keeps the services from a release. `settings` are those in use, `data` is what stands in site.yaml; a site that names no services sends no forms. */
const checkServices = (settings: SiteSettings, data: unknown): Finding[] =>
  valueAt(data, ['services']) === undefined
    ? []
    : [
        ...needed(settings.services)
          .filter((path) => valueAt(settings, path) === undefined)
          .map((path) => unconfigured(path)),
        ...misplacedKey(settings.services, data),
      ];

/** Paths in site.yaml. The relay has the newsletter at an address of its own by default. */
const needed = ({ newsletter, mail }: Services): string[][] => [
  ...(newsletter.via === 'direct' ? ['endpoint', 'key'] : []).map((key) => ['services', 'newsletter', key]),
  ['services', 'newsletter', 'provider'],
  ...(mail.via === 'direct' ? directMail : []),
  ['services', 'contactForm', 'endpoint'],
];

const directMail = [
  ...['serviceId', 'templateId', 'confirmationTemplateId', 'publicKey'].map((key) => ['services', 'mail', key]),
  ['contacts', 'support', 'email'],
];

function unconfigured(path: readonly string[]): Finding {
  const key = path.join('.');
  const variable = Object.entries(serviceVariables).find(([, replaces]) => replaces === key)?.[0];
  return createFinding('service-unconfigured', { file, path }, { key, variable });
}

function misplacedKey({ newsletter }: Services, data: unknown): Finding[] {
  const path = ['services', 'newsletter', 'key'];
  if (newsletter.via !== 'relay' || valueAt(data, path) === undefined) return [];
  return [createFinding('service-key', { file, path, at: 'key' }, { key: path.join('.') })];
}

export const services = releaseCheck({
  codes: ['service-key', 'service-unconfigured'],
  reads: ['settings', 'data'],
  check: ({ settings, data }) => (settings === undefined ? [] : checkServices(settings, data.get('site.yaml'))),
});
