// Finds files in a folder `public` beside the content, where Vite and Astro publish them. archipel publishes `content/public`.
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { severityOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../model/attempt.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { isIgnored } from '../fs/read-content.ts';
import { builtFiles } from './manifest.ts';

/**
 * Returns a warning if `public` in the folder `root` has files. Returns none if the folder is the output of a build, as on hosts that serve
 * `public`, or a content folder. The file name is relative to `root`.
 */
export function misplacedPublic(root: string): readonly Diagnostic[] {
  const folder = join(root, 'public');
  const names = attempt(() => readdirSync(folder)) ?? [];
  const files = names.filter((name) => !isIgnored(`public/${name}`)).sort(byCodeUnits);
  if (files.length === 0 || files.includes('site.yaml') || builtFiles(realpathSync(folder)) !== undefined) return [];
  const { code, args } = createFinding('public-misplaced', { file: 'public' }, { files });
  return [{ code, severity: severityOf(code), file: 'public', args }];
}
