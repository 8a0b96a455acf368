// The values of form services that pages may contain.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Overrides } from '../../src/content/override.ts';
import type { ContentTree } from '../../src/content/tree.ts';
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

/** Resolves to the view of each page as JSON. */
async function viewsOf(tree: ContentTree, overrides: Overrides = new Map()): Promise<readonly string[]> {
  const { site, routes } = await planned(tree, { overrides });
  const viewOf = pageViews(site, { plan: routes, pictures: new Map(), clock: clockAt(duringSummer, site.model.calendar) });
  return routes.routes.map((route) => JSON.stringify(viewOf(route)));
}

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
    calls: (view) => [String(view['hidden'] ?? 'https://known.test'), String(view['open'])],
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
    const views = await viewsOf(tree, overrides);
    const files = [...(await built(tree, { overrides })).files.values()].map((bytes) => Buffer.from(bytes).toString('latin1'));
    expect(Math.min(views.length, files.length)).toBeGreaterThan(0);
    expect([...views, ...files].filter((text) => [secret, ...ids].some((word) => text.includes(word)))).toEqual([]);
  });

  test('would reveal their key on every page without the relay, so the search in the test above can find it', async () => {
    const views = await viewsOf(contentWith(edited('site.yaml', 'insel-post-1', secret)));
    expect(views.every((view) => view.includes(secret))).toBe(true);
  });
});
