// What pages may know of the services behind their forms.
import { describe, expect, test } from 'vitest';
import type { Overrides } from '../../src/content/override.ts';
import { serviceOrigins } from '../../src/model/services.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { pageViews } from '../../src/render/view/page-view.ts';
import { servicesView } from '../../src/render/view/services-view.ts';
import { built, contentWith, duringSummer, edited, planned } from '../support/fixture-site/content.ts';

const unset = contentWith({
  'site.yaml': (contentWith().texts.get('site.yaml') ?? '').replace(
    /services:.*/s,
    'services: { newsletter: {}, mail: {}, contactForm: {} }\n',
  ),
});

const settingsOf = async (tree = contentWith(), overrides: Overrides = new Map()) => (await planned(tree, { overrides })).site.settings;

describe('Services that are not configured', () => {
  test('are stood in for by the site itself, which preview answers', async () => {
    const settings = await settingsOf(unset);
    expect(servicesView(settings)).toEqual({
      newsletter: { endpoint: '/api/subscribe', provider: '' },
      mail: {
        via: 'direct',
        origin: '',
        serviceId: 'not-configured',
        templateId: 'not-configured',
        confirmationTemplateId: 'not-configured',
        publicKey: 'not-configured',
        to: 'hilfe@inselfunk.test',
      },
      contactForm: { endpoint: '/api/send-contact-form' },
    });
    expect(serviceOrigins(servicesView(settings))).toEqual([]);
  });
});

describe('Services that browsers call', () => {
  test('are shown as configured, with the key that is public then', async () => {
    expect(servicesView(await settingsOf())).toEqual({
      newsletter: { endpoint: 'https://post.inselfunk.test/abo', provider: 'Inselpost', key: 'insel-post-1' },
      mail: {
        via: 'direct',
        origin: 'https://api.emailjs.com',
        serviceId: 'insel-1',
        templateId: 'anfrage',
        confirmationTemplateId: 'bestaetigung',
        publicKey: 'insel-mail-1',
        to: 'hilfe@inselfunk.test',
      },
      contactForm: { endpoint: '/api/send-contact-form' },
    });
  });
});

describe('Services behind the relay', () => {
  const secret = 'canary-7f3a9c51e0';
  const ids = ['insel-1', 'anfrage', 'bestaetigung', 'insel-mail-1'];
  const relayed = new Map([
    ['services.newsletter.via', 'relay'],
    ['services.mail.via', 'relay'],
  ]);

  test('are shown by the addresses of the relay alone', async () => {
    expect(servicesView(await settingsOf(unset, relayed))).toEqual({
      newsletter: { endpoint: '/api/subscribe', provider: '' },
      mail: { via: 'relay', endpoint: '/api/send-contact-form' },
      contactForm: { endpoint: '/api/send-contact-form' },
    });
  });

  test.each([
    ['in content', edited('site.yaml', 'insel-post-1', secret), relayed],
    ['in the environment', {}, new Map([...relayed, ['services.newsletter.key', secret]])],
  ])('keep a key that stands %s out of every view and every file', async (_name, changes, overrides) => {
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

  test('would be given away by a key that browsers use: the search above finds it', async () => {
    const tree = contentWith(edited('site.yaml', 'insel-post-1', secret));
    const { site, routes } = await planned(tree);
    const viewOf = pageViews(site, { plan: routes, pictures: new Map(), clock: clockAt(duringSummer, site.model.calendar) });
    expect(routes.routes.every((route) => JSON.stringify(viewOf(route)).includes(secret))).toBe(true);
  });
});
