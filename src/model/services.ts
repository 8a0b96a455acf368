// Services that pages call: a site says which it has, and which of their values pages may know. A value that it does not
// name stays on the machine that builds.
import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Says that a value is an address that scripts call: a full one or a path of this site, or one without a path. */
    calls?: 'url' | 'origin';
  }
}

const address = z.string().min(1);

/** A full address, https://…, or a path of this site. */
export const serviceUrl = (description: string) => address.meta({ calls: 'url', description });

/** The address of a host, without a path. */
export const serviceOrigin = (description: string) => address.meta({ calls: 'origin', description });

/** What stands in site.yaml for one service, by key. */
export type ServiceValues = Readonly<Record<string, unknown>>;

/** What `preview` and `watch` answer where a service is not configured, at the site's own address. */
export interface StandIn {
  /** Where pages post to: `/api/v1.0/email/send`. */
  readonly path: string;
  /** True for a body, read as JSON, that the service would take. */
  readonly accepts: (body: unknown) => boolean;
}

export interface ServiceDefinition {
  readonly description: string;
  /** Of its values. */
  readonly schema: z.ZodObject;
  /** The keys of the values that pages may know: every visitor can read them. */
  readonly public: (values: ServiceValues) => readonly string[];
  /** The keys of values that only a server may know: no page gets them, and content must not hold them. */
  readonly secret?: (values: ServiceValues) => readonly string[];
  /** The addresses that scripts call, from what pages know. */
  readonly calls?: (known: ServiceValues) => readonly (string | undefined)[];
  /** Paths in site.yaml that a release must have: `services.booking.key`, `contacts.support.email`. */
  readonly needs?: (values: ServiceValues) => readonly string[];
  readonly standIn?: StandIn;
}

/** By name. */
export type Services = Readonly<Record<string, ServiceDefinition>>;

/** The schema of `services` in site.yaml. */
export const servicesSchema = (services: Services): z.ZodType =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(services).map(([name, { schema, description }]) => [name, schema.meta({ description }).prefault({})]),
      ),
    )
    .meta({ description: 'The services that pages call. Each value can be set by an environment variable.' })
    .prefault({});

/** The keys of the values that pages are given: the public ones but for secrets. */
export function publicKeys({ public: known, secret = () => [] }: ServiceDefinition, values: ServiceValues): readonly string[] {
  const hidden = new Set(secret(values));
  return known(values).filter((key) => !hidden.has(key) && values[key] !== undefined);
}

/** The origins of other sites that scripts call, sorted, each once. `views` holds what pages know of each service. */
export function serviceOrigins(services: Services, views: Readonly<Record<string, ServiceValues>>): string[] {
  const called = Object.entries(services).flatMap(([name, { calls }]) => calls?.(views[name] ?? {}) ?? []);
  return [...new Set(called.flatMap((url) => (url !== undefined && /^https?:/.test(url) ? [new URL(url).origin] : [])))].sort();
}
