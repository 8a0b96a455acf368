// Hosts that can serve a site and need files of their own.

/** The hosts that a site can name. */
export const hostNames = ['apache', 'caddy', 'github', 'netlify', 'nginx', 'vercel'] as const;

export type Host = (typeof hostNames)[number];

/** The default, for a site that names no host. */
export const usualHosts: readonly Host[] = ['nginx'];

/** Returns whether one of `hosts` serves the `.br` and `.gz` files of a build. */
export const sendsCompressed = (hosts: readonly Host[]): boolean => hosts.some((host) => ['apache', 'caddy', 'nginx'].includes(host));
