// Signs up for the newsletter with one request, either to the e-mail marketing provider or to the forms server, which has the
// provider's key. Both the newsletter dialog and the discount dialog use these functions, which check the required fields again.
import { bodyOf, fieldOf } from 'archipel/forms';
import { cleanAddress, isAddress } from './address.ts';
import { messageFrom } from './form-message.ts';
import { type Failure, failure, type Result, requestTimeoutMs } from './result.ts';

export interface Subscriber {
  readonly salutation: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface SubscribeOptions {
  readonly endpoint: string;
  /** The provider's key. It is left out if the endpoint is the forms server, which adds the key. */
  readonly key?: string;
  /** The name of the provider, for the visitor. */
  readonly provider: string;
  /** The time limit for the request, in milliseconds. */
  readonly timeLimit?: number;
}

export type SubscribeError = 'errorEmail' | 'errorAuthentication' | 'errorInput' | 'errorReply' | 'errorGeneral';

/** Signs up with the newsletter form, which requires everything but the title. */
export async function subscribe(subscriber: Subscriber, options: SubscribeOptions): Promise<Result<SubscribeError | 'errorIncomplete'>> {
  const { email, firstName, lastName, salutation } = subscriber;
  const isComplete = [email, firstName, lastName, salutation].every((value) => value.trim() !== '');
  return isComplete ? post(subscriber, options) : failure('errorIncomplete');
}

/** Signs up with the discount dialog: the same request, but with only an e-mail address. */
export const subscribeForDiscount = (email: string, options: SubscribeOptions): Promise<Result<SubscribeError>> =>
  post({ salutation: '', title: '', firstName: '', lastName: '', email }, options);

async function post(subscriber: Subscriber, options: SubscribeOptions): Promise<Result<SubscribeError>> {
  if (!isAddress(subscriber.email)) return failure('errorEmail');
  const { endpoint, provider, timeLimit = requestTimeoutMs } = options;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: bodyFor(subscriber, options),
      signal: AbortSignal.timeout(timeLimit),
    });
    return read(response.status, await bodyOf(response), provider);
  } catch (error) {
    // Offline, blocked, too slow: the browser's message ("Failed to fetch") does not help a visitor.
    console.error(error);
    return failure('errorGeneral');
  }
}

const bodyFor = ({ salutation, title, firstName, lastName, email }: Subscriber, { key }: SubscribeOptions) =>
  new URLSearchParams({
    ...(key !== undefined && { api_key: key }),
    anrede: salutation,
    titel: title,
    vorname: firstName,
    nachname: lastName,
    email: cleanAddress(email),
    double_opt_in: 'true',
    tag: 'newsletter',
  });

/** Returns a failure for an error status, for a reply with a field `error` that is not empty, and for a reply that is not JSON. */
function read(status: number, body: unknown, provider: string): Result<SubscribeError> {
  if (status === 401) return { success: false, error: { key: 'errorAuthentication', values: { provider } } };
  if (status === 400) return failure('errorInput');
  const error = fieldOf(body, 'error');
  const isFine = status >= 200 && status < 300 && body !== undefined && !error;
  return isFine ? { success: true } : refused(error);
}

const refused = (error: unknown): Failure<'errorReply'> => ({ success: false, error: messageFrom(error, 'errorReply') });
