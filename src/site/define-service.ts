// Services as a site defines them, typed by the schemas of their values.
import type * as z from 'zod';
import type { ServiceDefinition, StandIn } from '../model/services.ts';

interface ServiceSpec<Schema extends z.ZodObject, Key extends keyof z.output<Schema> & string> {
  readonly description: string;
  readonly schema: Schema;
  readonly public: (values: z.output<Schema>) => readonly Key[];
  readonly secret?: (values: z.output<Schema>) => readonly (keyof z.output<Schema> & string)[];
  readonly calls?: (known: Partial<Pick<z.output<Schema>, Key>>) => readonly (string | undefined)[];
  readonly needs?: (values: z.output<Schema>) => readonly string[];
  readonly agreement?: (values: z.output<Schema>) => (keyof z.output<Schema> & string) | undefined;
  readonly standIn?: StandIn;
}

/** A service, and the type of the values that pages know. */
interface DefinedService<Known> extends ServiceDefinition {
  /** Never set: it only carries the type. */
  readonly known?: Known;
}

/**
 * Defines a service; the functions of `spec` get values typed by its schema.
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
