// Reads the reply of a service, which may be anything: the HTML of a proxy, nothing, a number.

/** The body of a reply: its JSON, `null` if it is empty, `undefined` if it is something else. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = (await response.text()).trim();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The field `name` of a body, `undefined` if it has none. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
