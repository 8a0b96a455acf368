// Services as a site writes them, typed by the schemas of their values.
import type * as z from 'zod';
import type { ServiceDefinition, StandIn } from '../model/services.ts';

interface ServiceSpec<Schema extends z.ZodObject, Key extends keyof z.output<Schema> & string> {
  readonly description: string;
  readonly schema: Schema;
  readonly public: (values: z.output<Schema>) => readonly Key[];
  readonly secret?: (values: z.output<Schema>) => readonly (keyof z.output<Schema> & string)[];
  readonly calls?: (known: Partial<Pick<z.output<Schema>, Key>>) => readonly (string | undefined)[];
  readonly needs?: (values: z.output<Schema>) => readonly string[];
  readonly standIn?: StandIn;
}

/** A service, and the type of what pages know of it. */
interface DefinedService<Known> extends ServiceDefinition {
  /** Never there. */
  readonly known?: Known;
}

/** The service of `spec`, whose functions take values as its schema describes them. */
export const defineService = <Schema extends z.ZodObject, Key extends keyof z.output<Schema> & string>(
  spec: ServiceSpec<Schema, Key>,
): DefinedService<Partial<Pick<z.output<Schema>, Key>>> =>
  // The engine hands to these functions only what has gone through this schema.
  spec as unknown as ServiceDefinition;
