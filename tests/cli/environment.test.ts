import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build, freshFolder, smallContent, snapshot } from '../support/process.ts';

async function pageWith(env: Record<string, string>, more: readonly string[] = []): Promise<string> {
  const out = join(freshFolder(), 'dist');
  const { code, stderr } = await build(smallContent(), out, { env, more });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return ['index.html', 'en.html', 'sitemap.xml', 'robots.txt'].map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
}

test('ARCHIPEL_BASE_URL changes every address that names the site', async () => {
  const page = await pageWith({ ARCHIPEL_BASE_URL: 'https://preview.example.net' });
  expect(page).toContain('<link rel="canonical" href="https://preview.example.net/en"');
  expect(page).toContain('https://preview.example.net/sitemap.xml');
  expect(page).not.toContain('https://www.example.com');
});

test('--base-url goes before the environment', async () => {
  const page = await pageWith({ ARCHIPEL_BASE_URL: 'https://preview.example.net' }, ['--base-url', 'https://given.example.net']);
  expect(page).toContain('https://given.example.net/');
  expect(page).not.toContain('preview.example.net');
});

test('empty variables count as unset', async () => {
  expect(await pageWith({ ARCHIPEL_BASE_URL: '', ARCHIPEL_MAIL_ENDPOINT: '' })).toBe(await pageWith({}));
});

describe('a wrong variable ends with 1, is named, and nothing is written', () => {
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
  ])('%s=%s', async (name, value) => {
    const out = join(freshFolder(), 'dist');
    const { code, stderr } = await build(smallContent(), out, { env: { [name]: value } });
    expect(code).toBe(1);
    expect(stderr).toContain('environment-invalid');
    expect(stderr).toContain(name);
    // A value may hold a password: a log is no place for it.
    expect(stderr).not.toContain(value);
    expect(snapshot(out)).toEqual({ absent: 'yes' });
  });
});
