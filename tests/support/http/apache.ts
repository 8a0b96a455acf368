// Runs Apache with the configuration from docs/servers.md, unchanged except for the port and the folder.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksIn } from '../documents/code-blocks.ts';
import { startServer, type WebServer, withSite } from './start-server.ts';

const program = '/usr/sbin/apache2';

/** Whether Debian's package is installed. */
export const hasApache = existsSync(program);

/** The configurations for Apache in docs/servers.md: for a site at the root of its host, and for a site under a path. */
export const [apacheLines = '', apacheLinesUnderPath = ''] = blocksIn('servers.md', 'apache');

/** Debian's default modules, the modules that the guide enables (`headers`, `rewrite`), and those for forms (`proxy`, `proxy_http`). */
const modules = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'alias',
  'filter',
  'deflate',
  'headers',
  'rewrite',
  'setenvif',
  'proxy',
  'proxy_http',
  'env',
];

interface Options {
  /** The port of a forms server, behind the proxy of docs/forms-server.md. */
  readonly forms?: number;
  /** Replaces the configuration for a site at the root of its host. */
  readonly lines?: string;
}

/** Serves `site` with the configuration in docs/servers.md. */
export const startApache = (site: string, { forms, lines: guide = apacheLines }: Options = {}): Promise<WebServer> =>
  startServer((port, folder) => {
    const added =
      forms === undefined ? '' : (blocksIn('forms-server.md', 'apache')[0] ?? '').replaceAll('127.0.0.1:8025', `127.0.0.1:${forms}`);
    const host = withSite(guide, site).replace('<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${port}>\n${added}`);
    const lines = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot "${folder}"`,
      `PidFile "${folder}/pid"`,
      'ServerName localhost',
      `ErrorLog "${folder}/error.log"`,
      'TypesConfig /etc/mime.types',
      'AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/javascript',
      'DirectoryIndex index.html index.php',
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      `Listen 127.0.0.1:${port}`,
      host,
    ];
    writeFileSync(join(folder, 'apache.conf'), `${lines.join('\n')}\n`);
    return { program, args: ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'] };
  });
