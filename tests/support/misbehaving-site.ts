// A site in whose code tests put what must not harm a build.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from './fixture-site/content.ts';
import { freshFolder } from './process/process.ts';

/** The places in the code of the site, each marked by a comment. */
type Place = 'config' | 'module' | 'part' | 'schema' | 'route' | 'load' | 'title';

export interface MisbehavingSite {
  readonly site: string;
  readonly out: string;
  /** Replaces the code at all places: those that are not named become empty. */
  readonly put: (code: Readonly<Partial<Record<Place, string>>>) => void;
}

const sources = ['archipel.config.ts', 'templates/site.tsx'];

/** Creates a copy of the site. */
export function misbehavingSite(): MisbehavingSite {
  const site = join(freshFolder(), 'site');
  cpSync(join(fixtures, 'misbehaving'), site, { recursive: true });
  return {
    site,
    out: join(site, 'dist'),
    put: (code) => {
      for (const file of sources) {
        const text = readFileSync(join(fixtures, 'misbehaving', file), 'utf8');
        writeFileSync(
          join(site, file),
          Object.entries(code).reduce((changed, [place, put]) => changed.replace(`/* ${place} */`, () => put), text),
        );
      }
    },
  };
}
