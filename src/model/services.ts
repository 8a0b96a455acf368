// Services that pages call: a site defines which services it has, and which of their values pages may know. Values that are not
// public never leave the machine that runs the build.
import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Marks a value as a URL that scripts call: `url` is a full URL or a path of this site, `origin` a URL without a path. */
    calls?: 'url' | 'origin';
  }
}

const address = z.string().min(1);

/**
 * Returns the schema of a full URL, https://…, or of a path of this site.
 *
 * @example
 * ```tsx
 * import { serviceUrl, z } from 'archipel';
 *
 * export const schema = z.strictObject({ endpoint: serviceUrl('Where subscriptions go.').optional() });
 * ```
 */
export const serviceUrl = (description: string) => address.meta({ calls: 'url', description });

/**
 * Returns the schema of the URL of a host, without a path.
 *
 * @example
 * ```tsx
 * import { serviceOrigin, z } from 'archipel';
 *
 * export const schema = z.strictObject({ host: serviceOrigin('The host of the search, without a path.').optional() });
 * ```
 */
export const serviceOrigin = (description: string) => address.meta({ calls: 'origin', description });

/** The values of one service in site.yaml, by key. */
export type ServiceValues = Readonly<Record<string, unknown>>;

/** The mock that `preview` and `watch` serve at the site's own origin if a service is not configured. */
export interface StandIn {
  /** The path that pages post to: `/api/v1.0/email/send`. */
  readonly path: string;
  /** Returns whether the service would accept a body, parsed as JSON. */
  readonly accepts: (body: unknown) => boolean;
}

export interface ServiceDefinition {
  readonly description: string;
  readonly schema: z.ZodObject;
  /** Returns the keys of the values that pages may know, which every visitor can read. */
  readonly public: (values: ServiceValues) => readonly string[];
  /** Returns the keys of values that only a server may know: pages never get them, and content must not contain them. */
  readonly secret?: (values: ServiceValues) => readonly string[];
  /** Returns the URLs that scripts call, from the values that pages know. */
  readonly calls?: (known: ServiceValues) => readonly (string | undefined)[];
  /** Returns paths in site.yaml that a release must have: `services.booking.key`, `contacts.support.email`. */
  readonly needs?: (values: ServiceValues) => readonly string[];
  /**
   * Returns the key of the date of the data processing agreement with the company behind the service (GDPR, Article 28), which a release
   * must have; undefined if the owner of the site runs the service.
   */
  readonly agreement?: (values: ServiceValues) => string | undefined;
  readonly standIn?: StandIn;
}

/** Services by name. */
export type Services = Readonly<Record<string, ServiceDefinition>>;

/** Returns the schema of `services` in site.yaml. */
export const servicesSchema = (services: Services): z.ZodType =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(services).map(([name, { schema, description }]) => [name, schema.meta({ description }).prefault({})]),
      ),
    )
    .meta({ description: 'The services that pages call. Each value can be set in an environment variable.' })
    .prefault({});

/** Returns the keys of the values that pages get: those that are public, set and not secret. */
export function publicKeys({ public: known, secret = () => [] }: ServiceDefinition, values: ServiceValues): readonly string[] {
  const hidden = new Set(secret(values));
  return known(values).filter((key) => !hidden.has(key) && values[key] !== undefined);
}

/** Returns the other origins that scripts call, sorted and unique. `views` has the values of each service that pages know. */
export function serviceOrigins(services: Services, views: Readonly<Record<string, ServiceValues>>): string[] {
  const called = Object.entries(services).flatMap(([name, { calls }]) => calls?.(views[name] ?? {}) ?? []);
  return [...new Set(called.flatMap((url) => (url !== undefined && /^https?:/.test(url) ? [new URL(url).origin] : [])))].sort();
}
