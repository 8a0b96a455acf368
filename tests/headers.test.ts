// The headers of the site: one policy, and the same words for each host.
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

/** https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/: the directives that browsers know. */
const known = [
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

/** As a browser reads it: directives parted by semicolons, each with its sources. */
const parsed = (policy: string): [string, string[]][] =>
  policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources];
  });

describe('The security policy', () => {
  const directives = parsed(securityHeaders(input)['Content-Security-Policy'] ?? '');

  test('holds only directives that browsers know, each once, and only sources that they understand', () => {
    const names = directives.map(([name]) => name);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
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

  test('forbids what it does not name, and code without a file', () => {
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
  ])('rules %s of %j: %j', (directive, url, allowed) => {
    expect(allows(policyOf(input), directive, url)).toBe(allowed);
  });
});

test('Embeds add their origins to the frames that a page may have, and nothing else', () => {
  const [own, film] = ['https://own.example.net', 'https://film.example.net'];
  const allowed = allowedOnRequest({ frame: [own], img: [own] }, [{ origins: [film, own] }, { origins: [film] }]);
  expect(allowed).toEqual({ frame: [own, film], img: [own] });
  expect(policyOf({ connect: [], allowed: allowedOnRequest(undefined, [{ origins: [film] }]) })).toEqual({
    ...policyOf({ connect: [] }),
    'frame-src': [film],
  });
  expect(allowedOnRequest({ img: [own] }, [])).toEqual({ img: [own] });
});

test('Only what pages load from other sites ends the isolation of their documents', () => {
  const isolated = (allowed: AllowedOrigins) => 'Cross-Origin-Embedder-Policy' in securityHeaders({ connect: [], allowed });
  expect([isolated({}), isolated({ connect: ['https://a.example.net'], form: [] }), isolated({ img: ['https://a.example.net'] })]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('The files for hosts', () => {
  test('say the same as the rules that they are generated from', () => {
    expect(readHeaderRules(fileOf(headersPath))).toEqual(rules);
  });

  test('have no line that is too long for a host', () => {
    // Cloudflare Pages reads 2,000 characters of a line, and 100 rules.
    for (const line of fileOf(headersPath).split('\n')) expect(line.length).toBeLessThan(2000);
    expect(rules.length).toBeLessThan(100);
  });

  test.each(['.nginx/headers.conf', '.nginx/asset-headers.conf'])('%s sends each header once, with every answer', (path) => {
    const set = fileOf(path).trimEnd().split('\n');
    const parts = set.map((line) => /^add_header ([\w-]+) "([^"\\$]+)"( always)?;$/.exec(line) ?? expect.fail(line));
    const secure = parts.filter(([, name]) => name !== 'Cache-Control');
    expect(Object.fromEntries(secure.map(([, name, value]) => [name, value]))).toEqual(securityHeaders(input));
    expect(secure.filter(([, , , always]) => always === undefined)).toEqual([]);
    expect(parts).toHaveLength(secure.length + 1);
  });

  test('let browsers keep what has a hash in its name, where it is there, and ask for the rest', () => {
    expect(headersAt(rules, '/assets/site-ABC.css')['Cache-Control']).toContain('immutable');
    expect(headersAt(rules, '/assets')['Cache-Control']).toBeUndefined();
    expect(headersAt(rules, '/ai-audit')).toEqual(securityHeaders(input));
    expect(fileOf('.nginx/asset-headers.conf')).toMatch(/^add_header Cache-Control "[^"]*immutable";$/m);
    expect(fileOf('.nginx/headers.conf')).toMatch(/^add_header Cache-Control "no-cache" always;$/m);
  });

  test('skip lines that are not rules', () => {
    expect(readHeaderRules('# a remark\n  Lost: 1\n\n/a\n  X-One: 1: 2\nnonsense\n/b/*\n')).toEqual([
      { path: '/a', headers: { 'X-One': '1: 2' } },
      { path: '/b/*', headers: {} },
    ]);
    expect(readHeaderRules('')).toEqual([]);
  });
});

describe('Rules for what browsers may prerender', () => {
  const prerendering = withSpeculation(rules, '/sub');

  test('are named by a header of every page, and have their type', () => {
    expect(headersAt(prerendering, '/ai-audit')).toEqual({
      ...securityHeaders(input),
      'Speculation-Rules': '"/sub/speculation.json"',
    });
    expect(headersAt(prerendering, '/speculation.json')['Content-Type']).toBe('application/speculationrules+json');
    expect(readHeaderRules(headersFile(prerendering).bytes)).toEqual(prerendering);
  });

  test('reach nginx with their quotation marks', () => {
    expect(fileOf('.nginx/headers.conf', prerendering)).toContain('add_header Speculation-Rules "\\"/sub/speculation.json\\"" always;');
  });

  test('take the pages of the site alone', () => {
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

  test('are there where the site asks for them', async () => {
    const filesWith = async (prerenderOnHover: boolean) =>
      (await built(contentWith(), { definition: { ...definition, prerenderOnHover } })).files;
    const [with_, without] = [await filesWith(true), await filesWith(false)];
    expect([with_.has('speculation.json'), without.has('speculation.json')]).toEqual([true, false]);
    expect([with_, without].map((files) => String(files.get(headersPath)).includes('Speculation-Rules'))).toEqual([true, false]);
  });
});

describe('A build', () => {
  const connectOf = async (from: string, to: string): Promise<string[] | undefined> => {
    const { files } = await built(contentWith(edited('site.yaml', from, to)));
    const [all] = readHeaderRules(String(files.get(headersPath)));
    return new Map(parsed(all?.headers['Content-Security-Policy'] ?? '')).get('connect-src')?.slice(1);
  };

  test.each([
    ['as configured', 'mail: {', 'mail: {', ['https://api.briefe.test', 'https://post.inselfunk.test']],
    [
      'a mail service of its own',
      'mail: {',
      'mail: { endpoint: "https://brief.inselfunk.test:444",',
      ['https://brief.inselfunk.test:444', 'https://post.inselfunk.test'],
    ],
    ['mail by the relay', 'mail: {', 'mail: { via: relay,', ['https://post.inselfunk.test']],
    [
      'a relay elsewhere',
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
      'mail that is not configured',
      '{ serviceId: insel-1, templateId: anfrage, confirmationTemplateId: bestaetigung, publicKey: insel-mail-1 }',
      '{}',
      ['https://post.inselfunk.test'],
    ],
  ])('allows calls to exactly the services: %s', async (_name, from, to, origins) => {
    expect(await connectOf(from, to)).toEqual(origins);
  });
});
