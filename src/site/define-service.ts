// Services as a site defines them, typed by the schemas of their values.
import type * as z from 'zod';
import type { ServiceDefinition, StandIn } from '../model/services.ts';

interface ServiceSpec<Schema extends z.ZodObject, Key extends keyof z.output<Schema> & string> {
  /** What the service does, for editors of site.yaml. */
  readonly description: string;
  /** The schema of the service's values in `services` of site.yaml. */
  readonly schema: Schema;
  /** Names the values that pages may know. */
  readonly public: (values: z.output<Schema>) => readonly Key[];
  /** Names the values that only a server may know: `check --release` refuses them in content. */
  readonly secret?: (values: z.output<Schema>) => readonly (keyof z.output<Schema> & string)[];
  /** Returns the URLs that scripts call. The security policy allows scripts to call their origins. */
  readonly calls?: (known: Partial<Pick<z.output<Schema>, Key>>) => readonly (string | undefined)[];
  /** Names the values that a release must have. */
  readonly needs?: (values: z.output<Schema>) => readonly string[];
  /** Names the value that states the day of the data processing agreement. A release must have this value. */
  readonly agreement?: (values: z.output<Schema>) => (keyof z.output<Schema> & string) | undefined;
  /** Answers in `preview` and `watch` until the service is configured. */
  readonly standIn?: StandIn;
}

/** A service, and the type of the values that pages know. */
interface DefinedService<Known> extends ServiceDefinition {
  /** Never set: it only carries the type. */
  readonly known?: Known;
}

/**
 * Defines a service that pages call, with its values in site.yaml. The functions of `spec` get these values, typed by `schema`.
 *
 * @example
 * ```tsx
 * import { defineService, serviceUrl, z } from 'archipel';
 *
 * export const search = defineService({
 *   description: 'Who searches the site.',
 *   schema: z.strictObject({ endpoint: serviceUrl('Where searches go.').optional(), key: z.string().optional() }),
 *   public: () => ['endpoint'],
 *   secret: () => ['key'],
 *   calls: ({ endpoint }) => [endpoint],
 * });
 * ```
 */
export const defineService = <Schema extends z.ZodObject, Key extends keyof z.output<Schema> & string>(
  spec: ServiceSpec<Schema, Key>,
): DefinedService<Partial<Pick<z.output<Schema>, Key>>> =>
  // The engine calls these functions only with values that this schema has validated.
  spec as unknown as ServiceDefinition;
