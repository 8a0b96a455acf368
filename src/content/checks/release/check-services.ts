// What a release needs of the services that its pages call: every value is set, and content contains no secret.
import { serviceFields } from '../../../data/service-fields.ts';
import { valueAt } from '../../../data/value-at.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { SiteSettings } from '../../../model/site.ts';
import { releaseCheck } from '../check.ts';

const file = 'site.yaml';

/**
 * Findings for services that are not ready for a release. `settings` are those in use, `data` is site.yaml as written;
 * without `services` there, no service is called.
 */
function checkServices(settings: SiteSettings, data: unknown, model: Pick<ContentModel, 'services'>): Finding[] {
  if (valueAt(data, ['services']) === undefined) return [];
  const variables = new Map(serviceFields(model).map(({ path, variable }) => [path.join('.'), variable]));
  return Object.entries(model.services ?? {}).flatMap(([name, { needs, secret }]) => {
    const values = settings.services?.[name] ?? {};
    const missing = (needs?.(values) ?? []).filter((key) => valueAt(settings, key.split('.')) === undefined);
    const misplaced = (secret?.(values) ?? []).map((key) => ['services', name, key]).filter((path) => valueAt(data, path) !== undefined);
    return [
      ...missing.map((key) => createFinding('service-unconfigured', { file, path: key.split('.') }, { key, variable: variables.get(key) })),
      ...misplaced.map((path) => createFinding('service-key', { file, path, at: 'key' }, { key: path.join('.') })),
    ];
  });
}

export const services = releaseCheck({
  codes: ['service-key', 'service-unconfigured'],
  reads: ['settings', 'single', 'model'],
  check: ({ settings, single, model }) => (settings === undefined ? [] : checkServices(settings, single.get(file), model)),
});
