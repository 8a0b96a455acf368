// A release requires every service that its forms call, and names each missing value with its variable.

import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { serviceFields } from '../../src/model/data/service-fields.ts';
import { contentWith, diagnose, edited, problemsOf } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';

const serviceVariables = Object.fromEntries(serviceFields(definition).map(({ variable, path }) => [variable, path.join('.')]));

const text = contentWith().texts.get('site.yaml') ?? '';
const withServices = (services: string) => contentWith({ 'site.yaml': text.replace(/services:.*/s, `services: ${services}\n`) });

/** Adds the date of the data processing agreement of the newsletter, which a release requires. */
const agreed = (services: string) => services.replace('newsletter: {', 'newsletter: { agreement: 2025-02-01,');

const missing = async (services: string, overrides: ReadonlyMap<string, string> = new Map()) =>
  (await diagnose(withServices(agreed(services)), { release: true, overrides })).map(({ code, args }) => `${code} ${args['key']}`);

const newsletter = ['endpoint', 'key', 'provider'].map((key) => `service-unconfigured services.newsletter.${key}`);
const mail = ['serviceId', 'templateId', 'confirmationTemplateId', 'publicKey'].map((key) => `service-unconfigured services.mail.${key}`);
const contactForm = 'service-unconfigured services.contactForm.endpoint';

test.each([
  ['nothing', '{ newsletter: {}, mail: {}, contactForm: {} }', [...newsletter, ...mail, contactForm]],
  ['nothing but the relay', '{ newsletter: { via: relay }, mail: { via: relay }, contactForm: {} }', [newsletter[2], contactForm]],
  ['the relay', '{ newsletter: { via: relay, provider: A }, mail: { via: relay }, contactForm: { endpoint: /api/x } }', []],
  [
    'the relay and a key',
    '{ newsletter: { via: relay, provider: A, key: b }, mail: { via: relay }, contactForm: { endpoint: /api/x } }',
    ['service-key services.newsletter.key'],
  ],
  [
    'a newsletter',
    '{ newsletter: { endpoint: "https://a.test", provider: A, key: b }, mail: {}, contactForm: {} }',
    [...mail, contactForm],
  ],
])(
  'A release in which %s is configured reports the missing and the forbidden values of its services',
  async (_name, services, expected) => {
    expect((await missing(services)).sort()).toEqual([...expected].sort());
  },
);

test.each([
  ['{ newsletter: { provider: A }, mail: {}, contactForm: {} }', ['newsletter.endpoint', 'newsletter.key']],
  ['{ newsletter: {}, mail: { serviceId: a, publicKey: b }, contactForm: {} }', ['mail.confirmationTemplateId', 'mail.templateId']],
  ['{ newsletter: { via: relay, endpoint: /api/subscribe }, mail: {}, contactForm: {} }', []],
  ['{ newsletter: { via: relay }, mail: { languages: [de] }, contactForm: {} }', []],
  ['{ newsletter: { endpoint: "https://a.test", provider: A, key: b }, mail: {}, contactForm: {} }', []],
])('With the services %s, every build reports the missing values %j', async (services, expected) => {
  const found = await diagnose(withServices(services));
  expect(found.map(({ code, severity, args }) => `${severity} ${code} ${args['key']}`)).toEqual(
    expected.map((key) => `error service-incomplete services.${key}`),
  );
  const released = await diagnose(withServices(services), { release: true });
  expect(new Set(released.map(({ args }) => args['key'])).size).toBe(released.length);
});

test('An incomplete service is only a warning in `watch`, and no problem if the environment sets the missing values', async () => {
  const tree = withServices('{ newsletter: { provider: A }, mail: {}, contactForm: {} }');
  const found = await diagnose(tree, { placeholders: true });
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning service-incomplete', 'warning service-incomplete']);
  const overrides = new Map([
    ['services.newsletter.key', 'x'],
    ['services.newsletter.endpoint', 'https://a.test'],
  ]);
  expect(await problemsOf(tree, { overrides })).toEqual([]);
});

test('Builds other than releases require no services', async () => {
  expect(await problemsOf(withServices('{ newsletter: {}, mail: {}, contactForm: {} }'))).toEqual([]);
});

test('A missing value of a service is reported with its environment variable', async () => {
  const found = await diagnose(withServices(agreed('{ newsletter: {}, mail: {}, contactForm: {} }')), { release: true });
  expect(found).not.toEqual([]);
  for (const { hint, args } of formatDiagnostics(found, 'en'))
    expect(serviceVariables[/ARCHIPEL_\w+/.exec(hint)?.[0] ?? '']).toBe(args['key']);
});

test('Values of services from the environment count as configured', async () => {
  const overrides = new Map(Object.values(serviceVariables).map((path) => [path, path.endsWith('via') ? 'direct' : 'https://a.test']));
  expect(await missing('{ newsletter: {}, mail: {}, contactForm: {} }', overrides)).toEqual([]);
});

test.each([
  ['{ newsletter: { via: relay, provider: A }, mail: { via: relay }, contactForm: { endpoint: /api/x } }', true],
  ['{ newsletter: { via: relay, provider: A, agreement: 2025-02-01 }, mail: { via: relay }, contactForm: { endpoint: /api/x } }', false],
])(
  'With the services %s, a missing date of the data processing agreement is reported by a release, but not by other builds: %s',
  async (services, isReported) => {
    const found = await diagnose(withServices(services), { release: true });
    expect(found.map(({ code, args }) => `${code} ${args['key']}`)).toEqual(
      isReported ? ['service-agreement services.newsletter.agreement'] : [],
    );
    expect(await problemsOf(withServices(services))).toEqual([]);
  },
);

test('The API key of a service that the relay calls may be in the environment', async () => {
  const overrides = new Map([['services.newsletter.key', 'x']]);
  const services = '{ newsletter: { via: relay, provider: A }, mail: { via: relay }, contactForm: { endpoint: /api/x } }';
  expect(await missing(services, overrides)).toEqual([]);
});

test('A release requires an e-mail address for support tickets', async () => {
  const tree = contentWith(edited('site.yaml', ', email: hilfe@inselfunk.test', ''));
  expect((await diagnose(tree, { release: true })).map(({ code, args }) => `${code} ${args['key']}`)).toContain(
    'service-unconfigured contacts.support.email',
  );
});

test('An unknown way to call a service is refused', async () => {
  expect(await problemsOf(withServices('{ newsletter: { via: pigeon }, mail: {}, contactForm: {} }'))).toEqual([
    'value-not-allowed site.yaml:32:32',
  ]);
});
