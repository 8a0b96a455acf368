// The security policy blocks what it forbids in a real browser. every-page.spec.ts tests that pages work under it, with all islands
// hydrated.
import { recordRefusals } from './refusals.ts';
import { expect, test } from './site-test.ts';

test('The policy blocks forbidden requests, markup and code, and the browser reports them to the page', async ({ page, baseURL }) => {
  const refused = await recordRefusals(page);
  await page.goto('/');
  const elsewhere = `${baseURL}/`.replace('localhost', '127.0.0.1');
  const outcome = await page.evaluate(async (url) => {
    const attempt = async (act: () => unknown): Promise<string> => {
      try {
        await act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const image = document.createElement('img');
    const loaded = new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error());
    });
    image.src = `${url}assets/x.png`;
    return {
      call: await attempt(() => fetch(url)),
      image: await attempt(() => loaded),
      markup: await attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      code: await attempt(() => new Function('return 1')()),
    };
  }, elsewhere);
  expect(Object.values(outcome)).not.toContain('done');
  const directives = (await refused()).map((line) => line.split(' ')[0]);
  for (const directive of ['connect-src', 'img-src', 'require-trusted-types-for']) expect(directives).toContain(directive);
});
