// The values of form services that pages may contain.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Overrides } from '../../src/content/override.ts';
import { publicKeys, type ServiceDefinition, serviceOrigins } from '../../src/model/services.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { pageViews } from '../../src/pages/render/view/page-view.ts';
import { servicesView } from '../../src/pages/render/view/services-view.ts';
import { services } from '../sites/radio/templates/services.ts';
import { built, contentWith, duringSummer, edited, planned } from '../support/fixture-site/content.ts';

const unset = contentWith({
  'site.yaml': (contentWith().texts.get('site.yaml') ?? '').replace(
    /services:.*/s,
    'services: { newsletter: {}, mail: {}, contactForm: {} }\n',
  ),
});

const siteOf = async (tree = contentWith(), overrides: Overrides = new Map()) => (await planned(tree, { overrides })).site;

describe('Services without configuration', () => {
  test('have no values on pages except `via`, and allow no calls', async () => {
    const site = await siteOf(unset);
    expect(servicesView(site)).toEqual({ newsletter: {}, mail: { via: 'direct' }, contactForm: {} });
    expect(serviceOrigins(services, servicesView(site))).toEqual([]);
  });
});

describe('Services that browsers call', () => {
  test('have their configured values on pages, including the public key', async () => {
    expect(servicesView(await siteOf())).toEqual({
      newsletter: { endpoint: 'https://post.inselfunk.test/abo', provider: 'Inselpost', key: 'insel-post-1' },
      mail: {
        via: 'direct',
        serviceId: 'insel-1',
        templateId: 'anfrage',
        confirmationTemplateId: 'bestaetigung',
        publicKey: 'insel-mail-1',
      },
      contactForm: { endpoint: '/api/send-contact-form' },
    });
  });
});

describe('Services that a site defines', () => {
  const values = { open: 'a', hidden: 'b', both: 'c', unset: undefined };
  const service: ServiceDefinition = {
    description: 'A service.',
    schema: z.strictObject({ open: z.string(), hidden: z.string(), both: z.string() }),
    public: () => ['open', 'both', 'unset'],
    secret: () => ['both'],
    calls: (known) => [String(known['hidden'] ?? 'https://known.test'), String(known['open'])],
  };

  test('have their public values on pages, except values that are also secret', () => {
    expect(publicKeys(service, values)).toEqual(['open']);
  });

  test('allow calls only to origins that follow from their public values', async () => {
    const { model, settings } = await siteOf();
    const view = servicesView({ model: { ...model, services: { one: service } }, settings: { ...settings, services: { one: values } } });
    expect(view).toEqual({ one: { open: 'a' } });
    expect(serviceOrigins({ one: service }, view)).toEqual(['https://known.test']);
  });
});

describe('Services behind the relay', () => {
  const secret = 'canary-7f3a9c51e0';
  const ids = ['insel-1', 'anfrage', 'bestaetigung', 'insel-mail-1'];
  const relayed = new Map([
    ['services.newsletter.via', 'relay'],
    ['services.mail.via', 'relay'],
  ]);

  test('have no values on pages, except that mail goes through the relay', async () => {
    expect(servicesView(await siteOf(unset, relayed))).toEqual({
      newsletter: {},
      mail: { via: 'relay' },
      contactForm: {},
    });
  });

  test.each([
    ['in content', edited('site.yaml', 'insel-post-1', secret), relayed],
    ['in the environment', {}, new Map([...relayed, ['services.newsletter.key', secret]])],
  ])('keep a key %s out of every view and every file', async (_name, changes, overrides) => {
    const tree = contentWith(changes);
    const { site, routes } = await planned(tree, { overrides });
    const viewOf = pageViews(site, { plan: routes, pictures: new Map(), clock: clockAt(duringSummer, site.model.calendar) });
    const seen = [
      ...routes.routes.map((route) => JSON.stringify(viewOf(route))),
      ...[...(await built(tree, { overrides })).files.values()].map((bytes) => Buffer.from(bytes).toString('latin1')),
    ];
    expect(seen.length).toBeGreaterThan(routes.routes.length);
    expect(seen.filter((text) => [secret, ...ids].some((word) => text.includes(word)))).toEqual([]);
  });

  test('would reveal their key on every page without the relay, so the search above can find it', async () => {
    const tree = contentWith(edited('site.yaml', 'insel-post-1', secret));
    const { site, routes } = await planned(tree);
    const viewOf = pageViews(site, { plan: routes, pictures: new Map(), clock: clockAt(duringSummer, site.model.calendar) });
    expect(routes.routes.every((route) => JSON.stringify(viewOf(route)).includes(secret))).toBe(true);
  });
});
