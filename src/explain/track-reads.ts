// A copy of a value that tells which of its parts are read. What nobody asks for is neither copied nor told.
import type { DataPath } from '../diagnostics/diagnostic.ts';

export interface Observer {
  /** Is told the path of every value that is read and has no parts of its own. */
  readonly read: (path: DataPath) => void;
  /** Paths whose value is handed out as it is, parts and all: that counts as one reading. */
  readonly whole?: (path: DataPath) => boolean;
}

/** `value`, to be used in its place. Maps, functions and the like are whole by nature. */
export function observe<T>(value: T, observer: Observer, path: DataPath = []): T {
  if (!hasParts(value)) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    let parts: unknown;
    const get = (): unknown => {
      if (hasParts(inner) && observer.whole?.(at) !== true) {
        parts ??= observe(inner, observer, at);
        return parts;
      }
      observer.read(at);
      return inner;
    };
    Object.defineProperty(copy, key, { enumerable: true, configurable: true, get });
  }
  // The copy has the keys of the value, and gives its values.
  return copy as T;
}

const hasParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
