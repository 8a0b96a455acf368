// A separate instance of Debian's Postfix. Configuration, queue and mailboxes are in one folder. It listens on this
// machine only, and delivers everything into one maildir.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether Postfix is installed and can be started. It needs root to switch to its users. */
export const hasPostfix = existsSync('/usr/sbin/postfix') && process.getuid?.() === 0;

const idOf = (option: '-u' | '-g', user: string): number => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));

export interface Postfix {
  /** Returns header and body of all delivered mails. */
  readonly arrived: () => readonly string[];
  readonly stop: () => void;
}

/** Starts Postfix at `port` of 127.0.0.1 for `domains`, with all files in `folder`. */
export function startPostfix(folder: string, port: number, domains: readonly string[]): Postfix {
  const at = (name: string): string => join(folder, name);
  const [user, group] = [idOf('-u', 'postfix'), idOf('-g', 'postfix')];
  for (const name of ['etc', 'queue', 'data', 'mail']) mkdirSync(at(name));
  for (const name of ['data', 'mail']) chownSync(at(name), user, group);
  // Test folders are accessible only to their owner, but Postfix runs as another user.
  for (let path = folder; path !== '/tmp' && path !== '/'; path = join(path, '..')) chmodSync(path, 0o755);
  writeFileSync(at('etc/main.cf'), mainOf(at, user, group, domains));
  writeFileSync(at('etc/master.cf'), masterOf(port));
  const postfix = (verb: string) => execFileSync('/usr/sbin/postfix', ['-c', at('etc'), verb], { stdio: 'pipe' });
  postfix('start');
  const box = at('mail/all/new');
  const arrived = () => (existsSync(box) ? readdirSync(box).map((name) => readFileSync(join(box, name), 'utf8')) : []);
  return { arrived, stop: () => void postfix('stop') };
}

const mainOf = (at: (name: string) => string, user: number, group: number, domains: readonly string[]): string => `compatibility_level = 3.6
queue_directory = ${at('queue')}
data_directory = ${at('data')}
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
maillog_file = ${at('postfix.log')}
maillog_file_prefixes = ${at('')}
myhostname = mail.example.net
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
local_recipient_maps =
alias_maps =
alias_database =
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${at('mail')}
virtual_mailbox_maps = static:all/
virtual_minimum_uid = 1
virtual_uid_maps = static:${user}
virtual_gid_maps = static:${group}
default_transport = error:nothing leaves this machine
`;

/** Returns master.cf. Its columns are: service, type, private, unprivileged, chroot, wake-up, processes, command. */
const masterOf = (port: number): string =>
  [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'verify unix - - n - 1 verify',
    'flush unix n - n 1000? 0 flush',
    'proxymap unix - - n - - proxymap',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'discard unix - - n - - discard',
    'virtual unix - n n - - virtual',
    'anvil unix - - n - 1 anvil',
    'postlog unix-dgram n - n - 1 postlogd',
    '',
  ].join('\n');
