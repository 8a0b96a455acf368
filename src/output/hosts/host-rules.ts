// Shared by the writers of files for hosts: their input, and how they divide it.

import type { OutputFile } from '../../model/output/output-file.ts';
import type { Redirect } from '../../model/references/redirects.ts';
import { type HeaderRecord, type HeaderRule, headersAt, revalidate } from '../headers.ts';

export interface HostInput {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Folders that have a not-found page of their own: `en`. */
  readonly notFoundIn: readonly string[];
  /** The path under which the site is served; empty at the root of its host. */
  readonly basePath: string;
}

/** A file of the output that is text. */
export interface TextFile extends OutputFile {
  readonly bytes: string;
}

/** The headers of every response, and the cache time of files whose name has a hash. */
export function headersOfAll(rules: readonly HeaderRule[]): { readonly secure: HeaderRecord; readonly assets: string } {
  const { 'Cache-Control': _, ...secure } = headersAt(rules, '/');
  return { secure, assets: headersAt(rules, '/assets/')['Cache-Control'] ?? revalidate };
}

/** Files whose type their name does not tell, by their paths. */
export const typedFiles = (rules: readonly HeaderRule[]): [path: string, type: string][] =>
  rules.flatMap(({ path, headers: { 'Content-Type': type } }): [string, string][] => (type === undefined ? [] : [[path, type]]));

/** A value between quotation marks, as nginx, Apache and Caddy read it. */
export const escapeQuotes = (value: string): string => value.replaceAll('"', '\\"');

/** The target of a redirect; for a page of the site, relative to the path of the site. */
export const redirectAddress = ({ to }: Redirect, basePath: string): string => (/^\/(?!\/)/.test(to) ? basePath + to : to);

/**
 * The path of an address as browsers send it. A second form has the digits of its escapes in lower case, as links of some
 * systems have them, which browsers do not change: for hosts that compare without decoding.
 */
export function sentForms(address: string): readonly string[] {
  const sent = encodeURI(address);
  return [...new Set([sent, sent.replaceAll(/%../g, (encoded) => encoded.toLowerCase())])];
}

/** The compressed files of the build, which no host serves by their own names. */
export const compressedFiles = '\\.(html|css|m?js|svg|xml|json|webmanifest|txt)\\.(br|gz)$';
