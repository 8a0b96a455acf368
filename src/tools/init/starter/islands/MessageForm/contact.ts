import { describeForm, input } from 'archipel/forms';

/** The contact form, for its page and for the server that takes it. Its words are in content/translations, under its name. */
export const contact = describeForm({
  name: 'contact',
  path: '/api/contact',
  fields: { name: input.line(100), email: input.email(), message: input.text(5000) },
  token: true,
});
