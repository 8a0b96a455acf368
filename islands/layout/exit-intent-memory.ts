// Remembers that the discount dialog was shown: after that it is not shown again for seven days.

/** The keys in local storage. */
export const exitIntentKeys = { seen: 'exitIntentSeen', lastSeen: 'exitIntentLastSeen' } as const;

/** The values in local storage; each is `null` if it is missing or storage is blocked. */
export interface ExitIntentMemory {
  readonly seen: string | null;
  readonly lastSeen: string | null;
}

const sevenDays = 7 * 24 * 60 * 60 * 1000;

/** Returns whether the dialog was ever shown. Afterwards, only the pointer can open it again, and only after seven days. */
export const wasSeen = ({ seen }: ExitIntentMemory): boolean => seen === 'true';

/** Returns whether the dialog must not be shown at `now`, in milliseconds since 1970. An unreadable entry does not suppress the dialog. */
export function isSuppressed(memory: ExitIntentMemory, now: number): boolean {
  // If the clock was corrected, the stored instant can be in the future: such an instant must not suppress the dialog for years.
  return wasSeen(memory) && Math.abs(now - Number(memory.lastSeen)) < sevenDays;
}

/** Returns the values to store when the dialog is shown at `now`. */
export const seenAt = (now: number) => ({ seen: 'true', lastSeen: String(now) }) satisfies ExitIntentMemory;
