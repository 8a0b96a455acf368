// Apache with the lines of docs/deploy.md, word by word but for the port and the folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/process.ts';
import { startServer, type WebServer } from './start-server.ts';

const program = '/usr/sbin/apache2';

/** Whether Debian's package is there. */
export const hasApache = existsSync(program);

const linesOf = (guide: string): string => /```apache\n(.*?)```/s.exec(readFileSync(join(root, guide), 'utf8'))?.[1] ?? '';

/** Those of Debian, `headers` and `rewrite`, and for forms `proxy` and `proxy_http`. */
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

/** Serves `site` as docs/deploy.md says; with `forms`, the port of a forms server, as docs/forms.md adds. */
export const startApache = (site: string, forms?: number): Promise<WebServer> =>
  startServer((port, folder) => {
    const added = forms === undefined ? '' : linesOf('docs/forms.md').replaceAll('127.0.0.1:8025', `127.0.0.1:${forms}`);
    const host = linesOf('docs/deploy.md')
      .replaceAll('/srv/site', site)
      .replace('<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${port}>\n${added}`);
    const lines = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot ${folder}`,
      `PidFile ${folder}/pid`,
      'ServerName localhost',
      `ErrorLog ${folder}/error.log`,
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
