// Finds the URL for opening a proposal (a pull request, a merge request) of a branch, from the URL of the remote.

interface Proposal {
  readonly branch: string;
  /** The branch that the proposal is for; undefined if it is unknown. */
  readonly base: string | undefined;
}

interface Hosted {
  /** The origin, and the path of the repository. */
  readonly repository: string;
  readonly host: string;
}

type Form = (repository: string, proposal: Proposal) => string | undefined;

/** For each kind of host, a pattern of its names, and a function that returns the URL for a new proposal. */
const forms: readonly (readonly [host: RegExp, form: Form])[] = [
  [/(?:^|[.-])github(?:[.-]|$)/, (repository, { branch, base }) => `${repository}/compare/${range(base, branch)}?expand=1`],
  [
    /(?:^|[.-])gitlab(?:[.-]|$)/,
    (repository, { branch, base }) => {
      const target = base === undefined ? '' : `&${parameter('merge_request[target_branch]', base)}`;
      return `${repository}/-/merge_requests/new?${parameter('merge_request[source_branch]', branch)}${target}`;
    },
  ],
  [
    /(?:^|[.-])(?:gitea|forgejo|codeberg)(?:[.-]|$)/,
    (repository, { branch, base }) => (base === undefined ? undefined : `${repository}/compare/${range(base, branch)}`),
  ],
  [
    /(?:^|[.-])bitbucket\.org$/,
    (repository, { branch, base }) =>
      `${repository}/pull-requests/new?${parameter('source', branch)}${base === undefined ? '' : `&${parameter('dest', base)}`}`,
  ],
];

/** Returns the URL for a proposal of `branch` on the remote at `url`, or undefined if the host or a base that it needs is unknown. */
export function proposalAddress(url: string, proposal: Proposal): string | undefined {
  const hosted = hostedAt(url);
  const [, form] = forms.find(([host]) => hosted !== undefined && host.test(hosted.host)) ?? [];
  return hosted && form?.(hosted.repository, proposal);
}

const printedAddress = /^remote:.*?(https?:\/\/[^\s<>"']+)/gm;

/** Returns a URL that the host has printed after a push, preferably that of a proposal, or undefined if it printed none. */
export function printedProposal(output: string): string | undefined {
  const printed = [...output.matchAll(printedAddress)].map(([, address = '']) => address.replace(/[.,;:)]+$/, ''));
  return printed.find((address) => /\/(?:pulls?|pull-requests|merge_requests|compare)\b/.test(address)) ?? printed[0];
}

/** Hosts that serve SSH on the HTTPS port, with the host of their web pages. */
const webHosts: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
};

function hostedAt(url: string): Hosted | undefined {
  // user@host:path, in the syntax of scp; a single letter would be a Windows drive.
  const [, scpHost, scpPath] = /^(?:[^@/:]+@)?([^/:]{2,}):(?!\/\/)(.+)$/.exec(url) ?? [];
  const parsed = scpHost === undefined ? parseUrl(url) : { protocol: 'ssh:', hostname: scpHost, port: '', pathname: `/${scpPath}` };
  if (parsed === undefined || parsed.hostname === '') return undefined;
  const { protocol, hostname, port, pathname } = parsed;
  if (!/^(?:https?|(?:git\+)?ssh|git):$/.test(protocol)) return undefined;
  const host = (webHosts[hostname.toLowerCase()] ?? hostname).toLowerCase();
  const isWeb = protocol.startsWith('http');
  // The port for SSH is unrelated to the port of the web pages.
  const origin = `${isWeb ? protocol : 'https:'}//${host}${isWeb && port !== '' ? `:${port}` : ''}`;
  const path = pathname
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .replace(/^\/+/, '');
  return path === '' ? undefined : { host, repository: `${origin}/${path}` };
}

function parseUrl(url: string): Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname'> | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

const inPath = (branch: string): string => branch.split('/').map(encodeURIComponent).join('/');

const range = (base: string | undefined, branch: string): string => `${base === undefined ? '' : `${inPath(base)}...`}${inPath(branch)}`;

const parameter = (name: string, value: string): string => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
