import { defineForm, field, words, z } from 'archipel';

const question = defineForm({
  path: '/api/question',
  fields: ({ locale }) => z.strictObject({ email: field.email, question: field.text(2000), language: locale }),
  honeypot: 'fax',
  email: ({ email }) => email,
  mails: ({ email, question }, { locale, t, settings: { inbox } }) => [
    { name: 'question', to: inbox, replyTo: email, subject: t('question.subject', { locale }), text: question, automatic: false },
  ],
  sent: (t) => ({ answer: t('question.sent') }),
  failed: ({ status }, t) => ({ answer: t('question.failed'), status }),
  messages: {
    question: words('The mails and answers of the form for questions.', {
      subject: 'The subject of the mail. {{locale}} is the language of the visitor.',
      sent: 'The answer to a question that was sent.',
      failed: 'The answer to a question that was not sent.',
    }),
  },
});

export const forms = [question];
