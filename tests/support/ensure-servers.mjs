// @ts-check
// Tests serve the site with nginx, Caddy and Apache. In a container, where installing a package starts no service, this
// script installs the missing servers. It prints the packages that are still missing.
import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian.mjs';

const packages = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  apache2: '/usr/sbin/apache2',
};

const missing = () =>
  Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

const startsServices = existsSync('/run/systemd/system');
if (missing().length > 0 && canInstall() && !startsServices) {
  process.stdout.write(`Installing ${missing().join(', ')} with apt-get for the tests of servers.\n`);
  installPackages(missing());
}
if (missing().length > 0)
  process.stdout.write(`Tests skip the missing servers. To install them: sudo apt-get install ${missing().join(' ')}\n`);
