// nginx with the lines of docs/deploy.md, word by word but for the port and the folder.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../process/process.ts';

const program = '/usr/sbin/nginx';

/** Whether Debian's package is there. */
export const hasNginx = existsSync(program);

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether Debian's package of the module is there that sends `.br` files. */
export const hasBrotli = existsSync(brotliModule);

/** The lines that docs/deploy.md gives for nginx: for a site at the root of its host, and for one under a path. */
export const [guideLines = '', guideLinesUnderPath = ''] = [
  ...readFileSync(join(root, 'docs/deploy.md'), 'utf8').matchAll(/```nginx\n(.*?)```/gs),
].map(([, lines]) => lines);

/** The lines that docs/forms.md adds for the forms server. */
export const [formLines = ''] = [...readFileSync(join(root, 'docs/forms.md'), 'utf8').matchAll(/```nginx\n(.*?)```/gs)].map(
  ([, lines = '']) => lines,
);

export interface Nginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Serves `site` as docs/deploy.md, or `lines`, say. Throws with the words of nginx where it refuses the lines. */
export async function startNginx(site: string, lines = guideLines): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-nginx-'));
  const port = await freePort();
  const server = lines
    .replaceAll('/srv/site', site)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('gzip_static on;', hasBrotli ? 'gzip_static on; brotli_static on;' : '$&');
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, server));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${said}`);
    await setTimeout(20);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** What Debian's own nginx.conf would bring, with everything that is written in `folder`. */
const configuration = (
  folder: string,
  server: string,
): string => `${process.getuid?.() === 0 ? 'user root;\n' : ''}${hasBrotli ? `load_module ${brotliModule};\n` : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${server}}
`;
