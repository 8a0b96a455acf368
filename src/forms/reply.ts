// Reads the reply of a service, which may be anything: the HTML of a proxy, nothing, a number.

/**
 * Returns the body of a reply: its JSON, `null` if it is empty, `undefined` if it is something else.
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
 * Returns the field `name` of a body, or `undefined` if it has none.
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
