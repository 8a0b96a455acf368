// The headers of the site: one policy, with the same text for each host.
import { describe, expect, test } from 'vitest';
import { type AllowedOrigins, allowedOnRequest, allows, policyOf } from '../src/model/output/policy.ts';
import { type HeaderRule, headerRules, headersAt, securityHeaders } from '../src/output/headers.ts';
import { hostFiles } from '../src/output/hosts/host-files.ts';
import { headersFile, headersPath, readHeaderRules } from '../src/output/hosts/static-hosts.ts';
import { speculationRules, withSpeculation } from '../src/output/speculation-rules.ts';
import { built, contentWith, edited } from './support/fixture-site/content.ts';
import { definition } from './support/fixture-site/theme.tsx';

const input = { connect: ['https://api.briefe.test', 'https://post.inselfunk.test:8443'] };
const rules = headerRules(input);
const fileOf = (path: string, of: readonly HeaderRule[] = rules): string =>
  hostFiles(['nginx'], { rules: of, redirects: [], notFoundIn: [], basePath: '' }).find((file) => file.path === path)?.bytes ??
  expect.fail(path);

/** https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/: the directives that browsers support. */
const supportedDirectives = [
  ...[
    'default-src',
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
    'manifest-src',
    'media-src',
    'frame-src',
    'worker-src',
  ],
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
];
const source = /^(?:'none'|'self'|'script'|https?:\/\/[a-z\d.-]+(?::\d+)?)$/;

/** Parses the policy as a browser does: directives separated by semicolons, each with its sources. */
const parsed = (policy: string): [string, string[]][] =>
  policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources];
  });

describe('The security policy', () => {
  const directives = parsed(securityHeaders(input)['Content-Security-Policy'] ?? '');

  test('contains only directives that browsers support, each once, with valid sources', () => {
    const names = directives.map(([name]) => name);
    expect(names.filter((name) => !supportedDirectives.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, sources] of directives) {
      expect(
        sources.filter((each) => !source.test(each)),
        name,
      ).toEqual([]);
      expect(sources.length, name).toBeGreaterThan(0);
      if (sources.includes("'none'")) expect(sources, name).toEqual(["'none'"]);
    }
  });

  test('forbids everything that it does not name, and inline code', () => {
    const all = new Map(directives);
    expect(all.get('default-src')).toEqual(["'none'"]);
    expect(all.get('script-src')).toEqual(["'self'"]);
    expect(all.get('style-src')).toEqual(["'self'"]);
    expect(all.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(all.get('trusted-types')).toEqual(["'none'"]);
    for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(all.get(name), name).toEqual(["'none'"]);
    expect(all.get('form-action')).toEqual(["'self'"]);
  });

  test('lets scripts call only the site and the services', () => {
    expect(new Map(directives).get('connect-src')).toEqual(["'self'", ...input.connect]);
    expect(new Map(parsed(securityHeaders({ connect: [] })['Content-Security-Policy'] ?? '')).get('connect-src')).toEqual(["'self'"]);
  });

  test.each([
    ['img-src', '/a.png', true],
    ['img-src', '#part', true],
    ['img-src', '', true],
    ['img-src', 'data:image/png,x', false],
    ['img-src', 'https://api.briefe.test/a.png', false],
    ['img-src', '//post.inselfunk.test:8443/a.png', false],
    ['img-src', '\\\\post.inselfunk.test/a.png', false],
    ['connect-src', 'https://api.briefe.test/api/v1.0/email/send', true],
    ['connect-src', 'HTTPS://API.briefe.test/x', true],
    ['connect-src', 'https://api.briefe.test.evil.test/x', false],
    ['connect-src', 'https://post.inselfunk.test/abo', false],
    ['media-src', '/a.mp4', false],
    ['base-uri', '/', false],
  ])('decides for %s whether it allows %j: %j', (directive, url, allowed) => {
    expect(allows(policyOf(input), directive, url)).toBe(allowed);
  });
});

test('Embeds add their origins only to the frames that the policy allows', () => {
  const [own, film] = ['https://own.example.net', 'https://film.example.net'];
  const allowed = allowedOnRequest({ frame: [own], img: [own] }, [{ origins: [film, own] }, { origins: [film] }]);
  expect(allowed).toEqual({ frame: [own, film], img: [own] });
  expect(policyOf({ connect: [], allowed: allowedOnRequest(undefined, [{ origins: [film] }]) })).toEqual({
    ...policyOf({ connect: [] }),
    'frame-src': [film],
  });
  expect(allowedOnRequest({ img: [own] }, [])).toEqual({ img: [own] });
});

test('Headers isolate documents, unless the policy allows images from other sites', () => {
  const isolated = (allowed: AllowedOrigins) => 'Cross-Origin-Embedder-Policy' in securityHeaders({ connect: [], allowed });
  expect([isolated({}), isolated({ connect: ['https://a.example.net'], form: [] }), isolated({ img: ['https://a.example.net'] })]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('The header files for hosts', () => {
  test('contain exactly the rules that they are generated from', () => {
    expect(readHeaderRules(fileOf(headersPath))).toEqual(rules);
  });

  test('have no line that is too long for a host', () => {
    // Cloudflare Pages reads at most 2,000 characters of a line, and at most 100 rules.
    for (const line of fileOf(headersPath).split('\n')) expect(line.length).toBeLessThan(2000);
    expect(rules.length).toBeLessThan(100);
  });

  test.each(['.nginx/headers.conf', '.nginx/asset-headers.conf'])('send each header once, with every response, in %s', (path) => {
    const set = fileOf(path).trimEnd().split('\n');
    const parts = set.map((line) => /^add_header ([\w-]+) "([^"\\$]+)"( always)?;$/.exec(line) ?? expect.fail(line));
    const secure = parts.filter(([, name]) => name !== 'Cache-Control');
    expect(Object.fromEntries(secure.map(([, name, value]) => [name, value]))).toEqual(securityHeaders(input));
    expect(secure.filter(([, , , always]) => always === undefined)).toEqual([]);
    expect(parts).toHaveLength(secure.length + 1);
  });

  test('let browsers cache existing files with a hash in their name, and revalidate all others', () => {
    expect(headersAt(rules, '/assets/site-ABC.css')['Cache-Control']).toContain('immutable');
    expect(headersAt(rules, '/assets')['Cache-Control']).toBeUndefined();
    expect(headersAt(rules, '/ai-audit')).toEqual(securityHeaders(input));
    expect(fileOf('.nginx/asset-headers.conf')).toMatch(/^add_header Cache-Control "[^"]*immutable";$/m);
    expect(fileOf('.nginx/headers.conf')).toMatch(/^add_header Cache-Control "no-cache" always;$/m);
  });

  test('are parsed; lines that are not rules are skipped', () => {
    expect(readHeaderRules('# a remark\n  Lost: 1\n\n/a\n  X-One: 1: 2\nnonsense\n/b/*\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1: 2' } },
      { path: '/b/*', headers: {} },
    ]);
    expect(readHeaderRules('')).toEqual([]);
  });
});

describe('The rules for prerendering', () => {
  const prerendering = withSpeculation(rules, '/sub');

  test('are named in a header of every page, and sent with their type', () => {
    expect(headersAt(prerendering, '/ai-audit')).toEqual({
      ...securityHeaders(input),
      'Speculation-Rules': '"/sub/speculation.json"',
    });
    expect(headersAt(prerendering, '/speculation.json')['Content-Type']).toBe('application/speculationrules+json');
    expect(readHeaderRules(headersFile(prerendering).bytes)).toEqual(prerendering);
  });

  test('keep their quotation marks in the file for nginx', () => {
    expect(fileOf('.nginx/headers.conf', prerendering)).toContain('add_header Speculation-Rules "\\"/sub/speculation.json\\"" always;');
  });

  test('allow only pages of the site', () => {
    const { path, bytes } = speculationRules('/sub');
    expect(path).toBe('speculation.json');
    expect(JSON.parse(String(bytes))).toEqual({
      prerender: [
        {
          where: {
            and: [
              { href_matches: '/sub/*' },
              { not: { href_matches: '/sub/*\\?(.+)' } },
              { not: { href_matches: '/sub/assets/*' } },
              { not: { selector_matches: '[download], [rel~=nofollow]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });

  test('exist only if the site enables them', async () => {
    const filesWith = async (prerenderOnHover: boolean) =>
      (await built(contentWith(), { definition: { ...definition, prerenderOnHover } })).files;
    const [with_, without] = [await filesWith(true), await filesWith(false)];
    expect([with_.has('speculation.json'), without.has('speculation.json')]).toEqual([true, false]);
    expect([with_, without].map((files) => String(files.get(headersPath)).includes('Speculation-Rules'))).toEqual([true, false]);
  });
});

describe('The policy of a build', () => {
  const connectOf = async (from: string, to: string): Promise<string[] | undefined> => {
    const { files } = await built(contentWith(edited('site.yaml', from, to)));
    const [all] = readHeaderRules(String(files.get(headersPath)));
    return new Map(parsed(all?.headers['Content-Security-Policy'] ?? '')).get('connect-src')?.slice(1);
  };

  test.each([
    ['as configured', 'mail: {', 'mail: {', ['https://api.briefe.test', 'https://post.inselfunk.test']],
    [
      'another mail service',
      'mail: {',
      'mail: { endpoint: "https://brief.inselfunk.test:444",',
      ['https://brief.inselfunk.test:444', 'https://post.inselfunk.test'],
    ],
    ['mail through the relay', 'mail: {', 'mail: { via: relay,', ['https://post.inselfunk.test']],
    [
      'a relay on another host',
      'endpoint: /api/send-contact-form',
      'endpoint: "https://relay.inselfunk.test/api/send"',
      ['https://api.briefe.test', 'https://post.inselfunk.test', 'https://relay.inselfunk.test'],
    ],
    [
      'a relay at the same host as the newsletter',
      'endpoint: /api/send-contact-form',
      'endpoint: "https://post.inselfunk.test/send"',
      ['https://api.briefe.test', 'https://post.inselfunk.test'],
    ],
    [
      'unconfigured mail',
      '{ serviceId: insel-1, templateId: anfrage, confirmationTemplateId: bestaetigung, publicKey: insel-mail-1 }',
      '{}',
      ['https://post.inselfunk.test'],
    ],
  ])('allows calls to exactly the configured services: %s', async (_name, from, to, origins) => {
    expect(await connectOf(from, to)).toEqual(origins);
  });
});
