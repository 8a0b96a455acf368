// Environment variables that replace values of site.yaml in a deployment. The variables of the relay, which is the forms server, are in
// forms-environment.ts.
import type { Overrides } from '../../content/override.ts';
import { isBaseUrl, isServiceUrl } from '../../content/urls/safe-url.ts';
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/collection.ts';
import { definitionOf } from '../../model/data/schema-walk.ts';
import { type ServiceField, serviceFields } from '../../model/data/service-fields.ts';

type Expected = ArgsOf<'environment-invalid'>['expected'];

/** A variable, and the value of site.yaml that it replaces. */
interface Variable {
  readonly name: string;
  readonly path: string;
  /** Returns what is expected instead of an invalid value, or undefined for a valid value. */
  readonly wrong: (value: string) => Expected | undefined;
}

const baseUrlVariable: Variable = {
  name: 'ARCHIPEL_BASE_URL',
  path: 'baseUrl',
  wrong: (value) => (isBaseUrl(value) ? undefined : 'site'),
};

const variableOf = (field: ServiceField): Variable => ({
  name: field.variable,
  path: field.path.join('.'),
  wrong: (value) => wrongIn(field, value),
});

function wrongIn({ schema, calls }: ServiceField, value: string): Expected | undefined {
  const { entries } = definitionOf(schema);
  if (entries !== undefined) {
    const known = Object.values(entries);
    return known.includes(value) ? undefined : known;
  }
  if (calls === 'origin') return isServiceUrl(value) && isBaseUrl(value) ? undefined : 'site';
  if (calls === 'url') return isServiceUrl(value) ? undefined : 'service';
  return undefined;
}

interface Environment {
  readonly overrides: Overrides;
  readonly findings: readonly Finding[];
}

const variablesOf = (model: Pick<ContentModel, 'services'>): readonly Variable[] => [
  baseUrlVariable,
  ...serviceFields(model).map(variableOf),
];

/** Returns the variables that a site with these services reads, with their values in `environment`. */
export const variablesIn = (
  environment: Readonly<Record<string, string | undefined>>,
  model: Pick<ContentModel, 'services'>,
): Readonly<Record<string, string | undefined>> => Object.fromEntries(variablesOf(model).map(({ name }) => [name, environment[name]]));

/**
 * Returns the overrides in `environment` for a site with these services, and findings about invalid values. Empty
 * values count as unset. If `baseUrl` is provided, it takes precedence over the environment.
 */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  model: Pick<ContentModel, 'services'>,
  baseUrl?: string,
): Environment {
  const set = variablesOf(model).flatMap((variable) => {
    const value = environment[variable.name];
    return value === undefined || value === '' ? [] : [{ ...variable, value }];
  });
  const findings = set.flatMap(({ name, wrong, value }) => {
    const expected = wrong(value);
    return expected === undefined ? [] : [createFinding('environment-invalid', { file: name }, { name, expected })];
  });
  const override = baseUrl === undefined ? [] : [['baseUrl', baseUrl] as const];
  return { overrides: new Map([...set.map(({ path, value }) => [path, value] as const), ...override]), findings };
}
