// Adds the base path of a site, such as `/docs`, to the URLs in finished files, so that templates, islands and checks need not know it.
// Only speculation rules and the files for Apache, Caddy and Vercel are written with the base path, and absolute URLs, in which it follows
// the base URL.
import { type OutputFile, textOf } from '../model/output/output-file.ts';

/** True for the empty path and for paths such as `/docs` and `/company/docs`. */
export const isBasePath = (path: string): boolean => /^(?:\/[\w-]+)*$/.test(path);

/** Returns a function that adds `basePath` to the URLs of the site in an output file, unless the file is published unchanged. */
export function prefixer(basePath: string): (file: OutputFile) => OutputFile {
  if (basePath === '') return (file) => file;
  return (file) => {
    const prefix = Object.entries(prefixes).find(([ending]) => file.path.endsWith(ending))?.[1];
    if (prefix === undefined || file.isAsWritten === true) return file;
    const text = textOf(file.bytes);
    return { ...file, bytes: prefix(text, basePath), encoded: undefined };
  };
}

/** Returns `path` without the prefix `basePath`, or undefined if `path` does not start with `basePath` and a slash. */
export function withoutBasePath(path: string, basePath: string): string | undefined {
  if (basePath === '') return path;
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

type Prefix = (text: string, basePath: string) => string;

/** The prefix function for each end of a file name. */
const prefixes: Readonly<Record<string, Prefix>> = {
  '.html': prefixHtml,
  '.css': (text, base) => text.replaceAll(/\burl\((["']?)\/(?!\/)/g, `url($1${base}/`),
  // The only URLs in scripts are those that the bundler writes.
  '.js': (text, base) => text.replaceAll(/(["'`])\/assets\//g, `$1${base}/assets/`),
  '.webmanifest': (text, base) => text.replaceAll(/("(?:id|start_url|scope|src)": ")\/(?!\/)/g, `$1${base}/`),
  _headers: (text, base) => text.replaceAll(/^\//gm, `${base}/`),
  _redirects: (text, base) => text.replaceAll(/(^|[ ])\/(?!\/)/gm, `$1${base}/`),
  'redirects.conf': (text, base) => text.replaceAll(/"(~\*\^)?\/(?!\/)/g, `"$1${base}/`),
};

/**
 * Matches attributes that may contain URLs, and the inline script in the head, which is the only script without attributes.
 * The script is matched to be left unchanged: it is not markup, and its hash is in the security policy. React writes attribute
 * values in double quotes and escapes quotes in texts.
 */
const attributes =
  /<script>.*?<\/script>| (href|src|action|formAction|formaction|poster|srcSet|srcset|imageSrcSet|imagesrcset|content|data-props)="([^"]*)"/gs;

function prefixHtml(html: string, base: string): string {
  return html.replaceAll(attributes, (whole, name: string | undefined, value: string) => {
    if (name === undefined) return whole;
    const prefixed = prefixValue(name.toLowerCase(), value, base);
    return prefixed === value ? whole : ` ${name}="${prefixed}"`;
  });
}

function prefixValue(name: string, value: string, base: string): string {
  switch (name) {
    case 'srcset':
    case 'imagesrcset':
      return value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${base}/`);
    case 'content':
      return value.replace(/^(\d+; url=)\/(?!\/)/, `$1${base}/`);
    case 'data-props':
      return prefixProps(value, base);
    default:
      return /^\/(?!\/)/.test(value) ? base + value : value;
  }
}

const namesAddress = /^&quot;(?:href|action|src|url)&quot;:$/;

/**
 * Adds `base` to the URLs in props, which are JSON with escaped quotes. A string counts as a URL if it starts with exactly one
 * slash and contains no space. The string `/` counts only under the keys `href`, `action`, `src` and `url`.
 */
const prefixProps = (json: string, base: string): string =>
  json.replaceAll(/(&quot;(?:\w+)&quot;:)?&quot;(\/(?!\/)[^&\s\\]*)(?=&quot;|&amp;)/g, (whole, key: string | undefined, path: string) =>
    path === '/' && !namesAddress.test(key ?? '') ? whole : `${key ?? ''}&quot;${base}${path}`,
  );
