// The package.json of a new site: the starter's, or an existing one with the missing parts added.
import { byCodeUnits } from '../../model/by-code-units.ts';

type Json = Readonly<Record<string, unknown>>;

interface PackageInput {
  readonly starter: string;
  /** The text of an existing package.json; undefined if there is none. */
  readonly existing: string | undefined;
  /** The name of the folder. */
  readonly folder: string;
  /** The dependency on archipel: its name, and a version range or a URL. */
  readonly engine: Readonly<Record<string, string>>;
}

/** Returns the text of package.json, always with the type `module`. Throws a SyntaxError if the existing file is not JSON. */
export function packageJson({ starter, existing, folder, engine }: PackageInput): string {
  const base = JSON.parse(starter) as Json;
  const own = existing === undefined ? { name: packageName(folder) } : (JSON.parse(existing) as Json);
  const [dependencies, devDependencies] = [group(own, 'dependencies'), group(own, 'devDependencies')];
  const known = Object.keys({ ...dependencies, ...devDependencies });
  const merged = {
    ...base,
    ...own,
    type: 'module',
    scripts: { ...group(base, 'scripts'), ...ownScripts(own) },
    dependencies: sorted(without({ ...group(base, 'dependencies'), ...engine, ...dependencies }, Object.keys(devDependencies))),
    devDependencies: sorted({ ...without(group(base, 'devDependencies'), known), ...devDependencies }),
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/** Returns the scripts of a package.json, without the placeholder test of `npm init`. */
const ownScripts = (own: Json): Json =>
  Object.fromEntries(Object.entries(group(own, 'scripts')).filter(([name, script]) => name !== 'test' || script !== noTest));

const noTest = 'echo "Error: no test specified" && exit 1';

const group = (json: Json, key: string): Json => {
  const value = json[key];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

const without = (json: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));

const sorted = (json: Json): Json => Object.fromEntries(Object.entries(json).sort(([a], [b]) => byCodeUnits(a, b)));

/**
 * Returns a name that npm accepts, of lower-case letters, digits and hyphens
 * (https://docs.npmjs.com/cli/configuring-npm/package-json#name).
 */
const packageName = (folder: string): string =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'site';
