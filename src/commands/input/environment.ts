// Environment variables that replace values of site.yaml, from deployment to deployment. The relay has its own.
import { isBaseUrl, isServiceUrl } from '../../content/checks/urls/check-external-urls.ts';
import type { Overrides } from '../../content/override.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { serviceVariables } from '../../model/services.ts';

/** Variables and the value of site.yaml that each replaces. */
const variables: Readonly<Record<string, string>> = { ARCHIPEL_BASE_URL: 'baseUrl', ...serviceVariables };

const siteAddress = 'it must be a full https address without a path, a query or a slash at its end';

/** Why a value cannot be used; undefined where it can. */
const wrong: Readonly<Record<string, (value: string) => string | undefined>> = {
  ARCHIPEL_BASE_URL: (value) => (isBaseUrl(value) ? undefined : siteAddress),
  ARCHIPEL_MAIL_ENDPOINT: (value) => (isServiceUrl(value) && isBaseUrl(value) ? undefined : siteAddress),
  ARCHIPEL_NEWSLETTER_ENDPOINT: wrongEndpoint,
  ARCHIPEL_CONTACT_FORM_ENDPOINT: wrongEndpoint,
  ARCHIPEL_NEWSLETTER_VIA: wrongWay,
  ARCHIPEL_MAIL_VIA: wrongWay,
};

function wrongEndpoint(value: string): string | undefined {
  return isServiceUrl(value) ? undefined : 'it must be a full https address or a path of this site';
}

function wrongWay(value: string): string | undefined {
  return value === 'direct' || value === 'relay' ? undefined : 'it must be "direct" or "relay"';
}

interface Environment {
  readonly overrides: Overrides;
  readonly findings: readonly Finding[];
}

/** The overrides in `environment`, whose empty values count as unset; `baseUrl`, where it is given, goes before. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>, baseUrl?: string): Environment {
  const set = Object.entries(variables).flatMap(([name, path]) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [{ name, path, value }];
  });
  const findings = set.flatMap(({ name, value }) => {
    const why = wrong[name]?.(value);
    return why === undefined ? [] : [createFinding('environment-invalid', { file: name }, { name, why })];
  });
  const asked = baseUrl === undefined ? [] : [['baseUrl', baseUrl] as const];
  return { overrides: new Map([...set.map(({ path, value }) => [path, value] as const), ...asked]), findings };
}
