// The part of a site that each file contains. explain, watch and schedule use the same function for this.
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Site } from '../../src/model/site-content.ts';
import { fileOfPath, partOfFile, siteFiles } from '../../src/model/site-files.ts';
import { scheduledEvents } from '../../src/tools/schedule/scheduled-events.ts';
import { contentWith, planned } from '../support/fixture-site/content.ts';

const { site } = await planned(contentWith());

/** The fixture site, with an additional content file, opening.yaml. */
const withOpening: Site = {
  ...site,
  data: { ...site.data, opening: { days: [{ name: 'summer', validUntil: '2031-08-31' }] } },
  model: {
    ...site.model,
    data: { ...site.model.data, opening: z.unknown() },
    files: { ...site.model.files, 'opening.yaml': { schema: z.unknown(), needed: false } },
  },
};

test('The site has every content file whose data pages can show, including the messages of each language', () => {
  const files = siteFiles(site).map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['site.yaml', 'prices.yaml', 'navigation.yaml', 'translations/de.yaml', 'pages/home.yaml']));
  expect(files.filter((file) => file.startsWith('locks/') || file.endsWith('.mdx'))).toEqual([]);
});

test('The data of a file is the part of the site that its keys lead to, and the keys lead back to the file', () => {
  for (const { file, part } of siteFiles(withOpening)) {
    expect(partOfFile(withOpening.model, file)).toEqual(part);
    expect(fileOfPath([...part, 'key', 0])).toEqual({ file, path: ['key', 0] });
  }
});

test('The data of a file that only a site defines is found, and its dates are on the schedule', () => {
  expect(siteFiles(withOpening).find(({ file }) => file === 'opening.yaml')?.data).toBe(withOpening.data['opening']);
  expect(scheduledEvents(withOpening, 0)).toContainEqual(
    expect.objectContaining({
      what: 'valid-until',
      name: 'summer',
      place: { file: 'opening.yaml', path: ['days', 0, 'validUntil'] },
      readPath: ['site', 'data', 'opening', 'days', 0, 'validUntil'],
    }),
  );
});
