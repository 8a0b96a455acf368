// The half of a form that runs in the browser: its markup, its types, and how a script sends it.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeForm } from '../../src/forms/description.ts';
import { formComponents } from '../../src/forms/form-components.tsx';
import { input, optional } from '../../src/forms/rules.ts';
import { sendForm } from '../../src/forms/send-form.ts';
import { type FormTexts, formTexts } from '../../src/forms/words.ts';
import { serveForm } from '../../src/site/forms/serve-form.ts';
import { type Reply, startService } from '../support/http/service.ts';

const question = describeForm({
  name: 'question',
  path: '/api/question',
  fields: { email: input.email(), topic: input.choice(['sales', 'help']), note: optional(input.text(300)), terms: input.consent() },
});
const { Form, Field } = formComponents(question);

/** Texts that consist of their keys, so that the markup shows which text is where. */
const texts = formTexts(question, (key) => key);
const props = { texts, action: question.path, language: 'en' };

describe('The markup of a form', () => {
  const html = renderToStaticMarkup(<Form {...props} />);

  test('can be sent by a browser without scripts, with its language and a honeypot', () => {
    expect(html).toMatch(/^<form class="form" action="\/api\/question" method="post"/);
    expect(html).toContain('<input type="hidden" name="language" value="en"/>');
    expect(html).toMatch(/<div class="honeypot" hidden="">.*<input type="text" tabindex="-1"[^>]*name="website"/i);
    expect(html).toContain('<button type="submit" class="button">question.submit</button>');
  });

  test('has all fields in order, each with its label and the place of its error', () => {
    expect([...html.matchAll(/<label class="field__label" for="question-(\w+)">([^<]*)/g)].map(([, name, label]) => [name, label])).toEqual(
      [
        ['email', 'question.email'],
        ['topic', 'question.topic'],
        ['note', 'question.note'],
        ['terms', 'question.terms'],
      ],
    );
    for (const name of Object.keys(question.fields)) {
      const [control = ''] = new RegExp(`<[^<]* id="question-${name}"[^>]*>`).exec(html) ?? [];
      expect(control).toContain(` name="${name}"`);
      expect(control).toContain(` aria-describedby="question-${name}-error"`);
      expect(html).toContain(`<p class="field__error" id="question-${name}-error"></p>`);
    }
  });

  test('has the limits, types and optional fields of its rules', () => {
    expect(html).toMatch(/<input type="email" autoComplete="email"[^>]* required="" maxLength="254"/i);
    expect(html).toMatch(/<textarea rows="6" id="question-note" name="note" maxLength="300"/i);
    expect(html).toContain('question.note<span class="field__optional"> (form.optional)</span>');
    expect([...html.matchAll(/<option value="(\w*)"[^>]*>([^<]*)/g)].map(([, value, text]) => [value, text])).toEqual([
      ['', 'form.choose'],
      ['sales', 'question.topicSales'],
      ['help', 'question.topicHelp'],
    ]);
    expect(html).toMatch(/<input type="checkbox"[^>]* required=""[^>]* value="agreed"/);
  });

  test('has only the fields that a template places, with the label and help of the template', () => {
    const placed = renderToStaticMarkup(
      <Form {...props}>
        <Field name="terms" label={<a href="/terms">Terms</a>} help="Read them first." />
      </Form>,
    );
    expect(placed).toContain('<label class="field__label" for="question-terms"><a href="/terms">Terms</a></label>');
    expect(placed).toContain('aria-describedby="question-terms-help question-terms-error"');
    expect(placed).not.toContain('question-email');
  });

  test('refuses a field outside of a form', () => {
    expect(() => renderToStaticMarkup(<Field name="email" />)).toThrow(TypeError);
  });
});

test('Unknown names of fields and texts of a form are type errors', () => {
  // @ts-expect-error: a misspelled field
  expect(() => renderToStaticMarkup(<Form {...props}>{<Field name="emial" />}</Form>)).toThrow('"emial"');
  // @ts-expect-error: a misspelled word
  expect(texts.own.topicSale).toBeUndefined();
  const incomplete: Partial<FormTexts<typeof question.fields>['own']> = { topicSales: 'Sales' };
  expect(incomplete.topicSales).toBe('Sales');
  serveForm(question, {
    mails: (values, { t, settings: { inbox } }) => {
      const topic: 'sales' | 'help' = values.topic;
      // @ts-expect-error: a misspelled field
      const wrong: unknown = values.emial;
      // @ts-expect-error: a misspelled word
      return [{ name: 'a', to: inbox, subject: t('question.subjekt'), text: `${topic}${wrong}${t('form.failed')}`, automatic: false }];
    },
  });
});

describe('A form that is sent by script', () => {
  afterEach(() => vi.restoreAllMocks());

  const send = async (...replies: readonly Reply[]) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin, requests } = await startService(...replies);
    const options = { action: `${origin}/api/question`, language: 'en', texts, ...(replies.includes('silence') && { timeLimit: 200 }) };
    return { outcome: await sendForm(question, { email: 'a@b.de', note: 'ä&\nö' }, options), requests };
  };

  test('makes the same request as a browser without scripts', async () => {
    const { outcome, requests } = await send([200, '{"success":true,"ticket":"T-1"}']);
    expect(outcome).toEqual({ success: true, ticket: 'T-1' });
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/question',
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'email=a%40b.de&note=%C3%A4%26%0A%C3%B6',
      },
    ]);
  });

  test.each<[string, Reply, object]>([
    [
      'texts of the server',
      [400, '{"success":false,"message":"No.","errors":{"email":"Whose?"}}'],
      { message: 'No.', fields: { email: 'Whose?' } },
    ],
    ['an HTML page of a proxy', [502, '<h1>Bad gateway</h1>'], { message: 'form.failed', fields: {} }],
    ['an HTML page with status 200', [200, '<!doctype html>'], { message: 'form.failed', fields: {} }],
    ['a text that is too long for a form', [500, JSON.stringify({ message: 'x'.repeat(201) })], { message: 'form.failed', fields: {} }],
    ['a broken connection', 'reset', { message: 'form.offline', isOffline: true }],
    ['no answer within the time limit', 'silence', { message: 'form.offline', isOffline: true }],
  ])('has the expected outcome for %s', async (_, reply, expected) => {
    expect((await send(reply)).outcome).toEqual({ success: false, ...expected });
  });

  test('sends the token of the server, and requests a new token after each accepted message', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin, requests } = await startService(
      [200, '{"token":"one"}'],
      [503, '{}'],
      [200, '{"success":true}'],
      [200, '{"token":"two"}'],
      [200, '{"success":true}'],
    );
    const options = { action: `${origin}/api/question`, language: 'en', texts };
    for (let times = 0; times < 3; times += 1) await sendForm({ token: true }, { email: 'a' }, options);
    expect(requests.map(({ method, body }) => `${method} ${body}`)).toEqual([
      'GET ',
      'POST email=a&token=one',
      'POST email=a&token=one',
      'GET ',
      'POST email=a&token=two',
    ]);
  });
});
