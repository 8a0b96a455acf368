import { describeForm, input } from 'archipel/forms';

/** The contact form, for the page that shows it and the server that receives it. Its texts are in content/translations, under its name. */
export const contact = describeForm({
  name: 'contact',
  path: '/api/contact',
  fields: { name: input.line(100), email: input.email(), message: input.text(5000) },
  token: true,
});
