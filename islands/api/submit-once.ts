// A form can be submitted once at a time, however often its button is pressed.

/** `send`, but while one call is under way others do nothing and get `undefined`. */
export function submitOnce<Arguments extends readonly unknown[], Value>(
  send: (...values: Arguments) => Promise<Value>,
): (...values: Arguments) => Promise<Value> | undefined {
  let isBusy = false;
  const sendAlone = async (values: Arguments): Promise<Value> => {
    isBusy = true;
    try {
      return await send(...values);
    } finally {
      isBusy = false;
    }
  };
  return (...values) => (isBusy ? undefined : sendAlone(values));
}
