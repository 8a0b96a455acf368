// Signs up for the newsletter: one call to the e-mail marketing
// provider, or to the relay that knows the key. Both forms use it; each has its own second look at what is required.
import { isAddress } from '../shared/validation.ts';
import { messageFrom } from './form-message.ts';
import { bodyOf, fieldOf } from './reply.ts';
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
  /** Left out where the endpoint is a relay, which adds it. */
  readonly key?: string;
  /** The provider by name, for the visitor. */
  readonly provider: string;
  /** In milliseconds. */
  readonly timeLimit?: number;
}

export type SubscribeError = 'errorEmail' | 'errorAuthentication' | 'errorInput' | 'errorReply' | 'errorGeneral';

/** Signs up with the newsletter form, which asks for all but the title. */
export async function subscribe(subscriber: Subscriber, options: SubscribeOptions): Promise<Result<SubscribeError | 'errorIncomplete'>> {
  const { email, firstName, lastName, salutation } = subscriber;
  const isComplete = [email, firstName, lastName, salutation].every((value) => value.trim() !== '');
  return isComplete ? post(subscriber, options) : failure('errorIncomplete');
}

/** Signs up with the discount popup: the same call with an e-mail address only. */
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
    // Offline, blocked, too slow: what the browser calls it ("Failed to fetch") helps no visitor.
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
    email,
    double_opt_in: 'true',
    tag: 'newsletter',
  });

/** A field `error` means failure even where the status is fine; so does a page in place of the service's reply. */
function read(status: number, body: unknown, provider: string): Result<SubscribeError> {
  if (status === 401) return { success: false, error: { key: 'errorAuthentication', values: { provider } } };
  if (status === 400) return failure('errorInput');
  const error = fieldOf(body, 'error');
  const isFine = status >= 200 && status < 300 && body !== undefined && !error;
  return isFine ? { success: true } : refused(error);
}

const refused = (error: unknown): Failure<'errorReply'> => ({ success: false, error: messageFrom(error, 'errorReply') });
