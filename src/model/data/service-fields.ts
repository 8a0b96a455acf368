// Lists the values of services that environment variables can set, each with the name of its variable.
import type { ContentModel } from '../collection.ts';
import { definitionOf, metaIn, type Schema } from './schema-walk.ts';

/** A value of a service that an environment variable can set. */
export interface ServiceField {
  /** The path in site.yaml: `services`, the service, the key. */
  readonly path: readonly [services: string, service: string, key: string];
  /** `ARCHIPEL_MAIL_SERVICE_ID` for `services.mail.serviceId`. */
  readonly variable: string;
  readonly schema: Schema;
  /** Whether scripts call the value as a URL or as an origin; undefined if scripts do not call the value. */
  readonly calls: 'url' | 'origin' | undefined;
}

/** Converts a name to capitals: `serviceId` → `SERVICE_ID`. */
const inCapitals = (name: string): string =>
  name
    .replaceAll('-', '_')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();

/** Returns the values of a site's services that are texts or enums. A variable cannot contain other values. */
export const serviceFields = ({ services = {} }: Pick<ContentModel, 'services'>): readonly ServiceField[] =>
  Object.entries(services).flatMap(([name, service]) =>
    Object.entries<Schema>(service.schema.shape).flatMap(([key, schema]): ServiceField[] => {
      if (!['string', 'enum'].includes(definitionOf(schema).type)) return [];
      const variable = `ARCHIPEL_${inCapitals(name)}_${inCapitals(key)}`;
      return [{ path: ['services', name, key], variable, schema, calls: metaIn(schema).calls }];
    }),
  );
