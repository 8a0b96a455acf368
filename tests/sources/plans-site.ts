// A site in English and German whose plans come from data/plans.csv.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archipel, type Ended, freshFolder } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';

export const csv = 'data/plans.csv';
export const code = 'templates/collections/plans/index.tsx';

/** Each call of the source writes a line to standard error. */
const collection = `import { defineCollection, type SourceEntry, text, z } from 'archipel';

const file = 'data/plans.csv';

function entriesIn(csv: string): readonly SourceEntry[] {
  const [, ...rows] = csv.trimEnd().split('\\n');
  return rows.map((row, index) => {
    const [id = '', en = '', de = '', monthly = ''] = row.split(',');
    const description = {
      en: \`The plan \${en}, with a price that you can compare with that of all others.\`,
      de: \`Der Tarif \${de}, mit einem Preis, den Sie mit dem aller anderen vergleichen können.\`,
    };
    const data = { languages: ['en', 'de'], name: { en, de }, monthly: Number(monthly), meta: { title: { en, de }, description } };
    return { id, data, at: { file, line: index + 2 } };
  });
}

export default defineCollection({
  singular: 'plan',
  description: { en: 'a plan', de: 'ein Tarif' },
  schema: () => z.strictObject({ name: text, monthly: z.number().int().positive() }),
  source: {
    load: async ({ read }) => {
      console.error('source called');
      return entriesIn(await read(file));
    },
  },
  route: ({ id }) => \`/plans/\${id}\`,
  title: ({ name }) => name,
  component: ({ entry }) => (
    <article className="wrap">
      <h1>{entry.name}</h1>
      <p className="amount">{entry.monthly}</p>
    </article>
  ),
});
`;

export const rows = ['id,en,de,monthly', 'basic,Basic,Basis,900', 'large,Large,Groß,2900'];

/** Writes a file of the site at `site`. */
export function put(site: string, file: string, text: string): void {
  mkdirSync(join(site, file, '..'), { recursive: true });
  writeFileSync(join(site, file), text);
}

/** Replaces a text in a file of the site. */
export const change = (site: string, file: string, from: string, to: string): void => replaceIn(join(site, file), from, to);

/** Creates a new site with plans; resolves to its folder. */
export async function plansSite(): Promise<string> {
  const site = join(freshFolder(), 'site');
  const made = await archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes']);
  if (made.code !== 0) throw new Error(made.stderr);
  put(site, csv, `${rows.join('\n')}\n`);
  put(site, code, collection);
  change(site, 'archipel.config.ts', 'import { islands }', `import plans from './${code}';\nimport { islands }`);
  change(site, 'archipel.config.ts', '{ pages, notes }', '{ pages, notes, plans }');
  return site;
}

/** Returns the number of calls of the source. */
export const callsIn = ({ stderr }: Ended): number => stderr.match(/source called/g)?.length ?? 0;
