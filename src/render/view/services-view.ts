// What pages are told of the services that they call: the values that the definition of the service calls public, and no
// others, so that a key which belongs to a server cannot slip in.
import { lazyRecord } from '../../dependencies/lazy.ts';
import { condition } from '../../dependencies/reads.ts';
import { publicKeys, type ServiceValues } from '../../model/services.ts';
import type { Site } from '../../model/site-content.ts';

/** The services as pages know them, by name. */
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
