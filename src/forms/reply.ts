// Reads the reply of a service. A reply may be anything: an HTML page of a proxy, a number, or empty.

/**
 * Returns the JSON of a reply, `null` if the body is empty, `undefined` if it is not JSON.
 *
 * @example
 * ```tsx
 * import { bodyOf, fieldOf } from 'archipel/forms';
 *
 * // The number of a ticket, if the reply has one.
 * export const ticketIn = async (response: Response): Promise<unknown> => fieldOf(await bodyOf(response), 'ticket');
 * ```
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = (await response.text()).trim();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the property `name` of a body, `undefined` if there is none.
 *
 * @example
 * ```tsx
 * import { fieldOf } from 'archipel/forms';
 *
 * export const ticket = fieldOf({ ticket: 'A-4711' }, 'ticket');
 * ```
 */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
