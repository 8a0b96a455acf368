// Environment variables set the base URL, the services of forms and the policy. An invalid value ends the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build, freshFolder, realContent, smallContent, snapshot } from '../support/process/process.ts';

async function pageWith(env: Record<string, string>, more: readonly string[] = []): Promise<string> {
  const out = join(freshFolder(), 'dist');
  const { code, stderr } = await build(smallContent(), out, { env, more });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return ['index.html', 'en.html', 'sitemap.xml', 'robots.txt'].map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
}

test('ARCHIPEL_BASE_URL replaces the base URL in pages, sitemap and robots.txt', async () => {
  const page = await pageWith({ ARCHIPEL_BASE_URL: 'https://preview.example.net' });
  expect(page).toContain('<link rel="canonical" href="https://preview.example.net/en"');
  expect(page).toContain('https://preview.example.net/sitemap.xml');
  expect(page).not.toContain('https://www.example.com');
});

test('--base-url takes precedence over the environment', async () => {
  const page = await pageWith({ ARCHIPEL_BASE_URL: 'https://preview.example.net' }, ['--base-url', 'https://given.example.net']);
  expect(page).toContain('https://given.example.net/');
  expect(page).not.toContain('preview.example.net');
});

test('Empty environment variables count as unset', async () => {
  expect(await pageWith({ ARCHIPEL_BASE_URL: '', ARCHIPEL_MAIL_ENDPOINT: '' })).toBe(await pageWith({}));
});

describe('Services from the environment', () => {
  const secret = 'canary-51c0ffee9d';
  const configured = {
    ARCHIPEL_NEWSLETTER_ENDPOINT: 'https://post.inselfunk.test/abo',
    ARCHIPEL_NEWSLETTER_PROVIDER: 'Inselpost',
    ARCHIPEL_NEWSLETTER_KEY: secret,
    ARCHIPEL_MAIL_SERVICE_ID: 'canary-service',
    ARCHIPEL_MAIL_TEMPLATE_ID: 'canary-template',
    ARCHIPEL_MAIL_CONFIRMATION_TEMPLATE_ID: 'canary-confirmation',
    ARCHIPEL_MAIL_PUBLIC_KEY: 'canary-public',
    ARCHIPEL_CONTACT_FORM_ENDPOINT: 'https://relay.inselfunk.test/api/send-contact-form',
  };

  async function filesWith(env: Record<string, string>): Promise<ReadonlyMap<string, string>> {
    const out = join(freshFolder(), 'dist');
    const { code, stderr } = await build(realContent, out, { env, more: ['--at', '2025-06-01T12:00:00+02:00'] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.map((path) => [path.slice(out.length + 1), readFileSync(path, 'latin1')]));
  }

  test('are the only other sites in connect-src, in _headers and in the files for nginx', async () => {
    const files = await filesWith(configured);
    const origins = "connect-src 'self' https://api.emailjs.com https://post.inselfunk.test https://relay.inselfunk.test;";
    for (const file of ['_headers', '.nginx/headers.conf', '.nginx/asset-headers.conf']) expect(files.get(file)).toContain(origins);
  });

  test('leave no key and no id in the output if the relay calls them', async () => {
    const files = await filesWith({ ...configured, ARCHIPEL_NEWSLETTER_VIA: 'relay', ARCHIPEL_MAIL_VIA: 'relay' });
    expect(files.size).toBeGreaterThan(70);
    expect([...files].filter(([, bytes]) => bytes.includes('canary-')).map(([file]) => file)).toEqual([]);
    expect(files.get('_headers')).toContain("connect-src 'self' https://post.inselfunk.test https://relay.inselfunk.test;");
  });
});

describe('An invalid environment variable is named, ends the build with exit code 1, and nothing is written:', () => {
  test.each([
    ['ARCHIPEL_BASE_URL', 'www.example.net'],
    ['ARCHIPEL_BASE_URL', 'https://www.example.net/'],
    ['ARCHIPEL_BASE_URL', 'https://www.example.net/#top'],
    ['ARCHIPEL_BASE_URL', 'https://www.example.net/site'],
    ['ARCHIPEL_BASE_URL', 'http://www.example.net'],
    ['ARCHIPEL_NEWSLETTER_ENDPOINT', 'javascript:alert(1)'],
    ['ARCHIPEL_MAIL_ENDPOINT', '//mail.example.net'],
    ['ARCHIPEL_CONTACT_FORM_ENDPOINT', 'send-contact-form'],
    ['ARCHIPEL_CONTACT_FORM_ENDPOINT', '//evil.example.net'],
    ['ARCHIPEL_CONTACT_FORM_ENDPOINT', 'https://a;sandbox.example.net/x'],
    ['ARCHIPEL_MAIL_ENDPOINT', 'https://mail.example.net/api'],
    ['ARCHIPEL_MAIL_ENDPOINT', '/api-of-mail'],
    ['ARCHIPEL_NEWSLETTER_VIA', 'pigeon'],
    ['ARCHIPEL_MAIL_VIA', 'Relay'],
  ])('%s=%s', async (name, value) => {
    const out = join(freshFolder(), 'dist');
    const { code, stderr } = await build(smallContent(), out, { env: { [name]: value } });
    expect(code).toBe(1);
    expect(stderr).toContain('environment-invalid');
    expect(stderr).toContain(name);
    // A value may contain a password, which must not appear in a log.
    expect(stderr).not.toContain(value);
    expect(snapshot(out)).toEqual({ absent: 'yes' });
  });
});
