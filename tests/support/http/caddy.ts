// Caddy with the lines of docs/deploy.md, word by word but for the port and the folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/process.ts';
import { startServer, type WebServer } from './start-server.ts';

const program = '/usr/bin/caddy';

/** Whether Debian's package is there. */
export const hasCaddy = existsSync(program);

const linesOf = (guide: string): string => /```caddy\n(.*?)```/s.exec(readFileSync(join(root, guide), 'utf8'))?.[1] ?? '';

/** Serves `site` as docs/deploy.md says; with `forms`, the port of a forms server, as docs/forms.md adds. */
export const startCaddy = (site: string, forms?: number): Promise<WebServer> =>
  startServer((port, folder) => {
    const added = forms === undefined ? '' : linesOf('docs/forms.md').replaceAll('127.0.0.1:8025', `127.0.0.1:${forms}`);
    const lines = linesOf('docs/deploy.md').replaceAll('/srv/site', site).replace(':80 {', `http://127.0.0.1:${port} {\n${added}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${lines}`);
    const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
    return { program, args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env };
  });
