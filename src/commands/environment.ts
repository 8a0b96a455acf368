// Environment variables that replace values of site.yaml, from deployment to deployment. The relay has its own.

import { isBaseUrl, isSafeUrl } from '../content/check-urls.ts';
import type { Overrides } from '../content/override.ts';
import { type Finding, find } from '../diagnostics/diagnostic.ts';

/** Variables and the value of site.yaml that each replaces. */
export const variables: Readonly<Record<string, string>> = {
  ARCHIPEL_BASE_URL: 'baseUrl',
  ARCHIPEL_NEWSLETTER_ENDPOINT: 'services.newsletter.endpoint',
  ARCHIPEL_NEWSLETTER_PROVIDER: 'services.newsletter.provider',
  ARCHIPEL_NEWSLETTER_KEY: 'services.newsletter.key',
  ARCHIPEL_MAIL_ENDPOINT: 'services.mail.endpoint',
  ARCHIPEL_MAIL_SERVICE_ID: 'services.mail.serviceId',
  ARCHIPEL_MAIL_TEMPLATE_ID: 'services.mail.templateId',
  ARCHIPEL_MAIL_CONFIRMATION_TEMPLATE_ID: 'services.mail.confirmationTemplateId',
  ARCHIPEL_MAIL_PUBLIC_KEY: 'services.mail.publicKey',
  ARCHIPEL_CONTACT_FORM_ENDPOINT: 'services.contactForm.endpoint',
};

const isUrl = (name: string): boolean => name.endsWith('_URL') || name.endsWith('_ENDPOINT');

function wrong(name: string, value: string): string | undefined {
  if (!isUrl(name)) return undefined;
  if (name === 'ARCHIPEL_BASE_URL')
    return isBaseUrl(value) ? undefined : 'it must be a full https address without a path, a query or a slash at its end';
  const path = name === 'ARCHIPEL_CONTACT_FORM_ENDPOINT' && /^\/[a-z]/.test(value);
  return path || isSafeUrl(value) ? undefined : 'it must be a full https address';
}

/** The overrides in `environment`; empty values count as unset. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): {
  readonly overrides: Overrides;
  readonly findings: readonly Finding[];
} {
  const set = Object.entries(variables).flatMap(([name, path]) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [{ name, path, value }];
  });
  const findings = set.flatMap(({ name, value }) => {
    const why = wrong(name, value);
    return why === undefined ? [] : [find('environment-invalid', { file: name }, { name, why })];
  });
  return { overrides: new Map(set.map(({ path, value }) => [path, value])), findings };
}
