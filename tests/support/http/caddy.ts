// Runs Caddy with the configuration from docs/servers.md, unchanged except for the port and the folder.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksIn } from '../documents/code-blocks.ts';
import { startServer, type WebServer, withSite } from './start-server.ts';

const program = '/usr/bin/caddy';

/** Whether Debian's package is installed. */
export const hasCaddy = existsSync(program);

/** The configurations for Caddy in docs/servers.md: for a site at the root of its host, and for a site under a path. */
export const [caddyLines = '', caddyLinesUnderPath = ''] = blocksIn('servers.md', 'caddy');

interface Options {
  /** The port of a forms server, behind the proxy of docs/forms-server.md. */
  readonly forms?: number;
  /** Replaces the configuration for a site at the root of its host. */
  readonly lines?: string;
}

/** Serves `site` with the configuration in docs/servers.md. */
export const startCaddy = (site: string, { forms, lines: guide = caddyLines }: Options = {}): Promise<WebServer> =>
  startServer((port, folder) => {
    const added =
      forms === undefined ? '' : (blocksIn('forms-server.md', 'caddy')[0] ?? '').replaceAll('127.0.0.1:8025', `127.0.0.1:${forms}`);
    const lines = withSite(guide, site).replace(':80 {', `http://127.0.0.1:${port} {\n${added}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${lines}`);
    const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
    return { program, args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env };
  });
