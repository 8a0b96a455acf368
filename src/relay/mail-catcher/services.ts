// Answers for the services behind forms, with success or with a failure, so that a page can be tried with each answer.
import { toolMessages } from '../../diagnostics/messages/messages.ts';
import type { StandIn } from '../../model/services.ts';
import { parseJson } from '../../node/fs/read-text.ts';
import type { FormDefinition, SiteForms } from '../../site/forms/definition.ts';
import { bodyReader, isNavigation, senderOf } from '../body.ts';
import { reply } from '../replies.ts';
import type { FormRoute } from '../route.ts';
import type { AnswerName } from './request-log.ts';

interface ServiceCall {
  readonly request: Request;
  readonly text: string;
}

/** Answers a call; `relay` returns the answer of a real relay. */
export type Service = (answer: AnswerName, call: ServiceCall, relay: () => Promise<Response>) => Promise<Response>;

const statusOf = (answer: AnswerName): number | undefined => (/^\d+$/.test(answer) ? Number(answer) : undefined);

/**
 * Returns the function that answers for a form. If a status is selected in the mail catcher, the answer has that status. Otherwise, a call
 * with the key of the form's service succeeds, and the relay answers any other call.
 */
export function answerForm({ service }: FormDefinition, route: FormRoute, { locales }: Pick<SiteForms, 'locales'>): Service {
  const { broken } = toolMessages(locales.source).mailCatcher;
  return async (answer, { request, text }, relay) => {
    const status = statusOf(answer);
    const value = bodyReader(request.headers)?.(text);
    const locale = route.localeOf(value);
    if (service === undefined && status !== undefined) {
      const failure = route.failure(status, { locale });
      return (isNavigation(request) && route.asPage?.(failure, { value, ...senderOf(request) })) || failure;
    }
    if (service === undefined) return relay();
    // A call with a key is meant for the service itself, and one without for the relay.
    if (status === undefined) return new URLSearchParams(text).has(service.keyField) ? route.success(locale) : relay();
    return reply(status, { success: false, ...(status === 500 ? { error: broken } : {}) });
  };
}

/** Returns the function that answers for a service that is not configured. */
export const answerStandIn =
  ({ accepts }: StandIn): Service =>
  async (answer, { text }) => {
    const status = statusOf(answer) ?? (accepts(parseJson(text)) ? 200 : 400);
    const said = status === 200 ? 'OK' : `Answer ${status} of the preview`;
    return new Response(said, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' } });
  };
