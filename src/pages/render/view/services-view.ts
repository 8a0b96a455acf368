// The values of services that pages get: only those that the definition of the service declares public, so that the secret
// key of a server cannot reach a page.
import { publicKeys, type ServiceValues } from '../../../model/services.ts';
import type { Site } from '../../../model/site-content.ts';
import { lazyRecord } from '../../../store/reads/lazy.ts';
import { condition } from '../../../store/reads/reads.ts';

/** Returns the services by name, with the values that pages may know. */
export function servicesView({ settings, model }: Pick<Site, 'settings' | 'model'>): Readonly<Record<string, ServiceValues>> {
  const { services = {} } = model;
  return lazyRecord(Object.keys(services), (name) => {
    const [service, values] = [services[name], settings.services?.[name]];
    if (service === undefined || values === undefined) return {};
    return lazyRecord(
      condition(() => publicKeys(service, values)),
      (key) => values[key],
    );
  });
}
