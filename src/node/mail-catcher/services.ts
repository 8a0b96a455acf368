// How the services behind forms answer, well or badly, so that a page can be tried with each answer.
import * as z from 'zod';
import { jsonOf } from '../../forms/body.ts';
import { failed, notSubscribed, subscribed } from '../../forms/replies.ts';
import { languageOf } from '../../forms/schema.ts';
import type { AnswerName } from './request-log.ts';

/** Answers a call with the body `text`; `relay` is what a real relay makes of it. */
type Service = (answer: AnswerName, text: string, relay: () => Promise<Response>) => Promise<Response>;

/** Where @emailjs/browser posts to, at whichever origin it is given. */
export const mailServicePath = '/api/v1.0/email/send';

const statusOf = (answer: AnswerName): number | undefined => (/^\d+$/.test(answer) ? Number(answer) : undefined);

export const answerContact: Service = async (answer, text, relay) => {
  const status = statusOf(answer);
  return status === undefined ? relay() : failed(status, languageOf(jsonOf(text)));
};

/** A call that brings a key is meant for the provider itself, and one that brings none for the relay. */
export const answerNewsletter: Service = async (answer, text, relay) => {
  const status = statusOf(answer);
  if (status === undefined) return new URLSearchParams(text).has('api_key') ? subscribed() : relay();
  return notSubscribed(status, status === 500 ? 'Der Dienst ist gestört (Antwort der Vorschau)' : undefined);
};

const mailCall = z.looseObject({
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  user_id: z.string().min(1),
  template_params: z.record(z.string(), z.string()),
});

export const answerMailService: Service = async (answer, text) => {
  const status = statusOf(answer) ?? (mailCall.safeParse(jsonOf(text)).success ? 200 : 400);
  const said = status === 200 ? 'OK' : `Answer ${status} of the preview`;
  return new Response(said, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' } });
};
