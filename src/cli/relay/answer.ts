// The answers of `relay queue … --json`.
import * as z from 'zod';
import { type Answer, count } from '../../tools/answer-parts.ts';

const mailState = z.strictObject({
  name: z.string().nullable().describe('the name of the mail in the form; null if its texts have been removed'),
  status: z.string(),
  attempts: count,
  next: z.string().nullable().describe('the ISO instant of the next attempt'),
  why: z.string().describe('why the last attempt has failed'),
});

const submission = z.strictObject({
  state: z.enum(['dead', 'held', 'waiting', 'delivered']),
  held: z.array(z.string()).nullable().describe('why it waits for a person before anything is sent'),
  number: z.number(),
  id: z.string(),
  came: z.string().describe('when it arrived, in UTC'),
  ageSeconds: count.describe('seconds since then'),
  damaged: z.boolean().describe('true if its file cannot be read, so that none of its mails can be sent'),
  form: z.string().nullable(),
  mails: z.array(mailState),
});

const mail = z.strictObject({
  name: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  automatic: z.boolean().describe('true for a mail that is sent without a person, such as a confirmation'),
});

export const queueChangeAnswer = z.strictObject({
  numbers: z.array(z.number()),
  done: z.boolean().describe('false if the running forms server carries it out, within seconds'),
});

export const queueListAnswer = z.strictObject({ submissions: z.array(submission) });

export const queueShowAnswer = z.strictObject({
  submissions: z.array(submission.extend({ texts: z.array(mail).nullable().describe('null once they have been removed') })),
});

export type QueueChangeAnswer = Answer<typeof queueChangeAnswer>;

export type QueueListAnswer = Answer<typeof queueListAnswer>;

export type QueueShowAnswer = Answer<typeof queueShowAnswer>;
