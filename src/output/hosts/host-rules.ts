// The input that the writers of files for hosts share, and functions that read parts of this input.
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

/** An output file whose content is text. */
export interface TextFile extends OutputFile {
  readonly bytes: string;
}

/** Returns the headers of every response, and the `Cache-Control` header of files with a hash in their names. */
export function headersOfAll(rules: readonly HeaderRule[]): { readonly secure: HeaderRecord; readonly assets: string } {
  const { 'Cache-Control': _, ...secure } = headersAt(rules, '/');
  return { secure, assets: headersAt(rules, '/assets/')['Cache-Control'] ?? revalidate };
}

/** Returns the paths for which a rule sets the content type, each with its type. */
export const typedFiles = (rules: readonly HeaderRule[]): [path: string, type: string][] =>
  rules.flatMap(({ path, headers: { 'Content-Type': type } }): [string, string][] => (type === undefined ? [] : [[path, type]]));

/** Escapes a value for use between quotation marks in the configuration of nginx, Apache and Caddy. */
export const escapeQuotes = (value: string): string => value.replaceAll('"', '\\"');

/** Returns the target of a redirect, with the base path added if the target is a path on the site. */
export const redirectAddress = ({ to }: Redirect, basePath: string): string => (/^\/(?!\/)/.test(to) ? basePath + to : to);

/**
 * Returns the path of an address in the forms that browsers send: with percent escapes in upper case and, if that differs, in lower
 * case. Some systems write lower case in links, and browsers do not change it. Hosts that compare without decoding need both.
 */
export function sentForms(address: string): readonly string[] {
  const sent = encodeURI(address);
  return [...new Set([sent, sent.replaceAll(/%../g, (encoded) => encoded.toLowerCase())])];
}

/** A pattern for the compressed files of the build, which no host serves under their own names. */
export const compressedFiles = '\\.(html|css|m?js|svg|xml|json|webmanifest|txt)\\.(br|gz)$';
