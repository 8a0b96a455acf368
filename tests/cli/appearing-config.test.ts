import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, freshFolder } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const config = `export default {
  plugins: [{
    name: 'shout',
    setup({ onLoad }) {
      onLoad({ filter: /Footer\\.tsx$/ }, () => ({ loader: 'tsx', contents: 'export const Footer = () => <footer>From a plugin</footer>;' }));
    },
  }],
};
`;

test('watch loads the plugins of a new esbuild.config.ts, and drops them when the file is removed', async () => {
  const site = join(freshFolder(), 'site');
  expect(await archipel(['init', site, '--locales', 'en', '--yes'])).toMatchObject({ code: 0 });
  const { body } = await watching(join(site, 'content'), [], { site });
  expect(await body('/')).not.toContain('From a plugin');
  writeFileSync(join(site, 'esbuild.config.ts'), config);
  await expect.poll(() => body('/'), { timeout: 60_000 }).toContain('From a plugin');
  rmSync(join(site, 'esbuild.config.ts'));
  await expect.poll(() => body('/'), { timeout: 60_000 }).not.toContain('From a plugin');
});
