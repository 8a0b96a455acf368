// Runs nginx with the configuration from docs/servers.md, unchanged except for the port, the folder and the brotli module.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksIn } from '../documents/code-blocks.ts';
import { startServer, type WebServer, withSite } from './start-server.ts';

const program = '/usr/sbin/nginx';

/** Whether Debian's package is installed. */
export const hasNginx = existsSync(program);

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx's module that sends `.br` files is installed. */
export const hasBrotli = existsSync(brotliModule);

/** The configurations for nginx in docs/servers.md: for a site at the root of its host, and for a site under a path. */
export const [guideLines = '', guideLinesUnderPath = ''] = blocksIn('servers.md', 'nginx');

/** The lines that docs/forms-server.md adds for the forms server. */
export const [formLines = ''] = blocksIn('forms-server.md', 'nginx');

/** Serves `site` with the configuration in docs/servers.md, or with `lines`. Throws nginx's message if nginx refuses the lines. */
export const startNginx = (site: string, lines = guideLines): Promise<WebServer> =>
  startServer((port, folder) => {
    const server = withSite(lines, site)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('gzip_static on;', hasBrotli ? 'gzip_static on; brotli_static on;' : '$&');
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, server));
    return { program, args: ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')] };
  });

/** Returns the settings of Debian's nginx.conf, changed so that nginx writes all its files into `folder`. */
const configuration = (
  folder: string,
  server: string,
): string => `${process.getuid?.() === 0 ? 'user root;\n' : ''}${hasBrotli ? `load_module ${brotliModule};\n` : ''}daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log stderr;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path "${folder}/body";
  proxy_temp_path "${folder}/proxy";
  fastcgi_temp_path "${folder}/fastcgi";
  uwsgi_temp_path "${folder}/uwsgi";
  scgi_temp_path "${folder}/scgi";
${server}}
`;
