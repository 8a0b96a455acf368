import { beforeAll, describe, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { archipel, type Ended, smallContent } from '../support/process/process.ts';

interface Row {
  route: string;
  language: string;
  kind: string;
  file: string;
  alternates: string[];
}

describe('the routes of the site', () => {
  let rows: Row[];
  let table: Ended;
  beforeAll(async () => {
    rows = resultOf<{ routes: Row[] }>(await archipel(['routes', '--json'])).routes;
    table = await archipel(['routes']);
  });
  const urls = (keep: (row: Row) => boolean) => rows.filter(keep).map(({ route }) => route);
  const pages = (language: string) => urls((row) => row.kind !== 'notFound' && row.language === language);

  test('are sorted within a language, and include a not-found page for each', () => {
    for (const language of ['de', 'en']) {
      expect(pages(language).length).toBeGreaterThan(10);
      expect(pages(language)).toEqual(pages(language).sort());
    }
    expect(urls(({ kind }) => kind === 'notFound')).toEqual(['/404', '/en/404']);
  });

  test('have their counterpart in the other language, if there is one', () => {
    for (const { route, language, alternates } of rows) {
      const other = language === 'en' ? route.slice('/en'.length) || '/' : `/en${route === '/' ? '' : route}`;
      expect({ route, alternates }).toEqual({ route, alternates: rows.some((row) => row.route === other) ? [other] : [] });
    }
  });

  test('have the same order in the table', () => {
    expect(table).toMatchObject({ code: 0, stderr: '' });
    const [head, ...lines] = table.stdout.trimEnd().split('\n');
    expect(head?.split(/\s+/)).toEqual(['URL', 'LANGUAGE', 'KIND', 'SOURCE', 'ALTERNATES']);
    expect(lines.map((line) => line.split(/\s+/))).toEqual(
      rows.map(({ route, language, kind, file, alternates }) => [route, language, kind, file, ...alternates]),
    );
  });
});

describe('routes of broken content', () => {
  const content = () => smallContent({ 'pages/home.yaml': 'languages: [de]\n' });

  test('prints the problems instead of a table', async () => {
    expect(await archipel(['routes', '--content', content()])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('pages/home.yaml'),
    });
  });

  test('prints the problems as JSON with --json', async () => {
    const { code, stdout, stderr } = await archipel(['routes', '--json', '--content', content()]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'routes',
      ok: false,
      diagnostics: expect.arrayContaining([expect.objectContaining({ file: expect.stringMatching(/home\.yaml$/) })]),
    });
  });
});
