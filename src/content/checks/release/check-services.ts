// Checks the services that pages call. A partly configured service must be complete. Before a release, every value must
// be set, required agreements must be dated, and content must contain no secret.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { serviceFields } from '../../../model/data/service-fields.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { SiteSettings } from '../../../model/site.ts';
import { releaseCheck, siteCheck } from '../check.ts';

const file = 'site.yaml';

interface Missing {
  /** The path in site.yaml of a value that is not set. */
  readonly key: string;
  /** True if another value of the same service is set; the service is then only partly configured. */
  readonly isBegun: boolean;
  /** The environment variable that can set the value. */
  readonly variable: string | undefined;
}

/** Returns the values that services require but that are not set. `settings` include the values from the environment. */
function missingValues(settings: SiteSettings, model: Pick<ContentModel, 'services'>): readonly Missing[] {
  const variables = new Map(serviceFields(model).map(({ path, variable }) => [path.join('.'), variable]));
  const isSet = (key: string): boolean => valueAt(settings, key.split('.')) !== undefined;
  return Object.entries(model.services ?? {}).flatMap(([name, { needs }]) => {
    const needed = needs?.(settings.services?.[name] ?? {}) ?? [];
    const isOwn = (key: string): boolean => key.startsWith(`services.${name}.`);
    const begun = needed.some((key) => isOwn(key) && isSet(key));
    return needed.filter((key) => !isSet(key)).map((key) => ({ key, isBegun: begun && isOwn(key), variable: variables.get(key) }));
  });
}

/** Returns a finding for each secret of a service in site.yaml. `data` is site.yaml without the values of the environment. */
function misplacedSecrets(settings: SiteSettings, data: unknown, model: Pick<ContentModel, 'services'>): Finding[] {
  return Object.entries(model.services ?? {}).flatMap(([name, { secret }]) =>
    (secret?.(settings.services?.[name] ?? {}) ?? [])
      .map((key) => ['services', name, key])
      .filter((path) => valueAt(data, path) !== undefined)
      .map((path) => createFinding('service-key', { file, path, at: 'key' }, { key: path.join('.') })),
  );
}

/** Returns a finding for each service that needs an agreement whose date is not set. */
const missingAgreements = (settings: SiteSettings, model: Pick<ContentModel, 'services'>): Finding[] =>
  Object.entries(model.services ?? {}).flatMap(([name, { agreement }]) => {
    const values = settings.services?.[name] ?? {};
    const key = agreement?.(values);
    if (key === undefined || values[key] !== undefined) return [];
    const path = ['services', name, key];
    return [createFinding('service-agreement', { file, path }, { key: path.join('.') })];
  });

/** Returns whether pages call services: only if site.yaml has `services`. */
const areCalled = (data: unknown): boolean => valueAt(data, ['services']) !== undefined;

/** Checks before a release that every service is configured, that required agreements are dated, and that site.yaml contains no secret. */
export const servicesCheck = releaseCheck({
  codes: ['service-agreement', 'service-key', 'service-unconfigured'],
  reads: ['settings', 'single', 'model'],
  check: ({ settings, single, model }) => {
    const data = single.get(file);
    if (settings === undefined || !areCalled(data)) return [];
    const missing = missingValues(settings, model).filter(({ isBegun }) => !isBegun);
    return [
      ...missing.map(({ key, variable }) => createFinding('service-unconfigured', { file, path: key.split('.') }, { key, variable })),
      ...missingAgreements(settings, model),
      ...misplacedSecrets(settings, data, model),
    ];
  },
});

/** Checks in every build that a service has all required values as soon as one of them is set, because pages then call it. */
export const begunServicesCheck = siteCheck({
  codes: ['service-incomplete'],
  reads: ['settings', 'single', 'model'],
  check: ({ settings, single, model }) => {
    if (settings === undefined || !areCalled(single.get(file))) return [];
    const missing = missingValues(settings, model).filter(({ isBegun }) => isBegun);
    return missing.map(({ key, variable }) => createFinding('service-incomplete', { file, path: key.split('.') }, { key, variable }));
  },
});
