// Comments in Markdown and MDX: visitors never get them, whichever of the two notations they have.
import { expect, test } from 'vitest';
import { renderedProse } from '../support/rendered-prose.tsx';

const kinds = [{ isMdx: true }, { isMdx: false }];

const rendered = async (text: string, isMdx: boolean) => {
  const { html, codes } = await renderedProse(text, { isMdx });
  return { html: html.replaceAll('\n', ''), codes };
};

for (const { isMdx } of kinds) {
  const kind = isMdx ? 'MDX' : 'Markdown';

  test.each([
    ['<!-- more -->\n\nOne.', '<p>One.</p>'],
    ['{/* more */}\n\nOne.', '<p>One.</p>'],
    ['One <!-- note --> two {/* note */} three.', '<p>One  two  three.</p>'],
    ['<!-- one\n\n# two -->\n\nThree.', '<p>Three.</p>'],
    ['{/* one\n\n# two */}\n\nThree.', '<p>Three.</p>'],
    ['One <!-- $x_1$, [[b]] --> two {/* {# c #}, [d.e], !!! f */}.', '<p>One  two .</p>'],
    ['<p>One {/* *two*, [c.d] */}</p>', '<p>One </p>'],
    ['- One.\n  <!-- note -->\n- Two.\n  {/* note */}\n', '<ul><li>One.</li><li>Two.</li></ul>'],
  ])(`A comment in ${kind} is not shown: %j`, async (text, html) => {
    expect(await rendered(text, isMdx)).toEqual({ html, codes: [] });
  });

  test.each(['## <!-- note -->', '## {/* note */}', '## {/* #first */}', 'One.\n\n## <b></b><!-- note -->'])(
    `A heading in ${kind} without words is an error: %j`,
    async (text) => {
      expect((await rendered(text, isMdx)).codes.map(([code, , args]) => [code, args])).toEqual([
        ['mdx-heading', { depth: 2, isEmpty: true }],
      ]);
    },
  );

  test(`A comment in code in ${kind} is shown as it is`, async () => {
    const { html, codes } = await rendered('`<!-- a -->` and `{/* a */}`\n\n```\n<!-- b -->\n{/* b */}\n```\n', isMdx);
    expect(codes).toEqual([]);
    for (const part of ['&lt;!-- a --&gt;', '{/* a */}', '&lt;!-- b --&gt;', '{/* b */}']) expect(html).toContain(part);
  });

  test(`A comment that names the id of a heading in ${kind} sets the id`, async () => {
    const text = '## One {/* #first */}\n\n### *Two* {/*#second-2*/}\n\n`## One {/* #first */}`\n';
    const { html, codes } = await rendered(text, isMdx);
    expect(codes).toEqual([]);
    expect(html).toContain('<h2 id="first">One</h2>');
    expect(html).toContain('<h3 id="second-2"><em>Two</em></h3>');
    expect(html).toContain('<code>## One {/* #first */}</code>');
  });
}

test('A comment of MDX that shares a line with words in Markdown is not shown', async () => {
  const { html, codes } = await rendered('{/* note */} Words.\n', false);
  expect({ isShown: html.includes('note'), codes: codes.map(([code]) => code) }).toEqual({ isShown: false, codes: [] });
});

test('Comments of MDX in Markdown that no comment of HTML can replace are errors', async () => {
  expect((await rendered('One.\n\n{/*more*/}\n', false)).codes).toEqual([['markdown-raw', 3, { what: 'comment' }]]);
});
