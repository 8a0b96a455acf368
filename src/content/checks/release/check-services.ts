// Services that pages call: one that is begun is whole; before a release every value is set, and content contains no secret.

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
  /** Whether another value of the same service is set: its configuration has begun. */
  readonly isBegun: boolean;
  /** The variable of the environment that sets it. */
  readonly variable: string | undefined;
}

/** The values that services need and lack. `settings` are those in use, so that the environment counts. */
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

/** Secrets of services that are in `data`, which is site.yaml as written. */
function misplacedSecrets(settings: SiteSettings, data: unknown, model: Pick<ContentModel, 'services'>): Finding[] {
  return Object.entries(model.services ?? {}).flatMap(([name, { secret }]) =>
    (secret?.(settings.services?.[name] ?? {}) ?? [])
      .map((key) => ['services', name, key])
      .filter((path) => valueAt(data, path) !== undefined)
      .map((path) => createFinding('service-key', { file, path, at: 'key' }, { key: path.join('.') })),
  );
}

/** Values that name the day of an agreement, and are not set. */
const missingAgreements = (settings: SiteSettings, model: Pick<ContentModel, 'services'>): Finding[] =>
  Object.entries(model.services ?? {}).flatMap(([name, { agreement }]) => {
    const values = settings.services?.[name] ?? {};
    const key = agreement?.(values);
    if (key === undefined || values[key] !== undefined) return [];
    const path = ['services', name, key];
    return [createFinding('service-agreement', { file, path }, { key: path.join('.') })];
  });

/** Without `services` in site.yaml, no service is called. */
const areCalled = (data: unknown): boolean => valueAt(data, ['services']) !== undefined;

/** Before a release: every service is configured, and content contains no secret. */
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

/** In every build: a service of which something is set has all that it needs, because pages call it from then on. */
export const begunServicesCheck = siteCheck({
  codes: ['service-incomplete'],
  reads: ['settings', 'single', 'model'],
  check: ({ settings, single, model }) => {
    if (settings === undefined || !areCalled(single.get(file))) return [];
    const missing = missingValues(settings, model).filter(({ isBegun }) => isBegun);
    return missing.map(({ key, variable }) => createFinding('service-incomplete', { file, path: key.split('.') }, { key, variable }));
  },
});
