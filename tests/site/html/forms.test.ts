// The promised forms of the site: field names, limits and texts beside the fields, in the HTML of pages.
import { describe, expect, test } from 'vitest';
import { all, type Element, one, pageAt, pages, textOf } from '../../support/real-site/real-site.ts';

/** Returns the names of the visible fields. */
const fieldsOf = (form: Element): string[] =>
  all(form, ':not(.honeypot *):is(input, select, textarea)').map(({ attribs }) => attribs['name'] ?? '');
const required = (form: Element): string[] => all(form, '[required]').map(({ attribs }) => attribs['name'] ?? '');
const optionsOf = (form: Element, name: string): string[] =>
  all(form, `[name=${name}] option`).map(({ attribs }) => attribs['value'] ?? '');
const attributesOf = (form: Element, name: string): Record<string, string> => one(form, `[name=${name}]`).attribs;
const dialog = (path: string, id: string): Element => one(pageAt(path).tree, `dialog#${id}`);

describe.each(['/', '/en', '/ai-lead-masters', '/404', '/en/404'])('The forms on %s:', (path) => {
  test('the login form requires names, a number of eight digits, an address and a password of at least eight characters', () => {
    const form = one(dialog(path, 'login-dialog'), 'form');
    expect(fieldsOf(form)).toEqual(['firstName', 'lastName', 'customerNumber', 'email', 'password', 'rememberMe']);
    expect(required(form)).toEqual(['firstName', 'lastName', 'customerNumber', 'email', 'password']);
    expect(attributesOf(form, 'customerNumber')).toMatchObject({ maxlength: '8', pattern: '[0-9]{8}' });
    expect(attributesOf(form, 'password')).toMatchObject({ type: 'password', minlength: '8' });
    expect(attributesOf(form, 'rememberMe')).toMatchObject({ type: 'checkbox' });
    // The hidden alert is for a form that could not be loaded. The message of a locked form gets the focus instead.
    expect(all(form, '[role=alert][hidden]')).toHaveLength(1);
  });

  test('the newsletter form has salutation, title, names and address', () => {
    const form = one(dialog(path, 'newsletter-dialog'), 'form');
    expect(fieldsOf(form)).toEqual(['salutation', 'title', 'firstName', 'lastName', 'email']);
    expect(required(form)).toEqual(['salutation', 'firstName', 'lastName', 'email']);
    expect(optionsOf(form, 'salutation')).toEqual(['', 'Frau', 'Herr']);
    expect(optionsOf(form, 'title')).toEqual(['', 'M.A.', 'Dr.', 'Prof.']);
  });

  test('the discount form has only an e-mail address', () => {
    const form = one(dialog(path, 'discount-dialog'), 'form');
    expect([fieldsOf(form), required(form)]).toEqual([['email'], ['email']]);
  });

  test('the login form shows another telephone number than the newsletter form', () => {
    const numbers = ['login-dialog', 'newsletter-dialog'].map((id) => textOf(one(dialog(path, id), 'a[href^="tel:"]')));
    expect(numbers[0]).toMatch(/^\+\d/);
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  test('the cookie banner has two answers and details that can be opened', () => {
    const banner = one(pageAt(path).tree, '.consent');
    expect(all(banner, 'button').map(({ attribs }) => attribs['value'])).toEqual(['necessary', 'all']);
    expect(all(banner, 'details dt')).toHaveLength(3);
    expect('hidden' in banner.attribs).toBe(true);
  });
});

describe.each(['', '/en'])('The forms under %s/:', (prefix) => {
  test('the support ticket has its fields and three priorities, with the normal one selected', () => {
    const form = one(pageAt(`${prefix}/support`).tree, 'main form');
    expect(fieldsOf(form).sort()).toEqual(['customerNumber', 'email', 'message', 'name', 'priority', 'subject']);
    expect(required(form).sort()).toEqual(['customerNumber', 'email', 'message', 'name', 'subject']);
    expect(optionsOf(form, 'priority')).toEqual(['low', 'normal', 'high']);
    expect(all(form, 'option[selected]').map(({ attribs }) => attribs['value'])).toEqual(['normal']);
    expect(attributesOf(form, 'message')).toMatchObject({ rows: '5' });
    expect(attributesOf(form, 'website')).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
  });

  test('the contact form has its fields, an optional subject and the consent text', () => {
    const form = one(pageAt(`${prefix}/contact`).tree, 'main form');
    expect(fieldsOf(form)).toEqual(['name', 'email', 'subject', 'message']);
    expect(required(form)).toEqual(['name', 'email', 'message']);
    expect(attributesOf(form, 'message')).toMatchObject({ rows: '5' });
    expect(textOf(form)).toMatch(/Marketing|marketing/);
  });
});

test.each(pages)('The controls of forms on $path have labels, and every form is sent by POST', ({ tree }) => {
  const labels = new Set(all(tree, 'label[for]').map(({ attribs }) => attribs['for']));
  const unlabelled = all(tree, 'input:not(label *, .honeypot *), select, textarea').filter(({ attribs }) => !labels.has(attribs['id']));
  expect(unlabelled.map(({ attribs }) => attribs['id'])).toEqual([]);
  expect(all(tree, 'form:not([method=post])')).toEqual([]);
});
