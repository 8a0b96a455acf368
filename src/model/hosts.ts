// Hosts that a site can be served by, as far as they need files of their own.

/** All that a site can name. */
export const hostNames = ['apache', 'caddy', 'github', 'netlify', 'nginx', 'vercel'] as const;

export type Host = (typeof hostNames)[number];

/** The hosts of a site that names none. */
export const usualHosts: readonly Host[] = ['nginx'];

/** True if one of `hosts` sends the `.br` and `.gz` files of a build. */
export const sendsCompressed = (hosts: readonly Host[]): boolean => hosts.some((host) => ['apache', 'caddy', 'nginx'].includes(host));
