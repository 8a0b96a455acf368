// The memory of the exit-intent popup: once seen, it stays away for seven days.

/** The names under which local storage keeps the memory. */
export const exitIntentKeys = { seen: 'exitIntentSeen', lastSeen: 'exitIntentLastSeen' } as const;

/** What local storage holds under those names; `null` where it holds nothing or is blocked. */
export interface ExitIntentMemory {
  readonly seen: string | null;
  readonly lastSeen: string | null;
}

const sevenDays = 7 * 24 * 60 * 60 * 1000;

/** Whether the popup was ever shown: if so, leaving the page does not bring it up. */
export const wasSeen = ({ seen }: ExitIntentMemory): boolean => seen === 'true';

/** Whether the popup is not to be shown at `now`, an instant in milliseconds. What is unreadable does not count. */
export function isSuppressed(memory: ExitIntentMemory, now: number): boolean {
  const time = memory.lastSeen ?? '';
  // A clock that was put right can leave an instant in the future: it must not keep the popup away for years.
  return wasSeen(memory) && /^\d+$/.test(time) && Math.abs(now - Number(time)) < sevenDays;
}

/** What to keep when the popup is shown at `now`. */
export const seenAt = (now: number) => ({ seen: 'true', lastSeen: String(now) }) satisfies ExitIntentMemory;
