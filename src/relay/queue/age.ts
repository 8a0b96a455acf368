/** Returns the complete hours from `time` to `now`, both in milliseconds since 1970; 0 if the clock was set back in between. */
export const hoursSince = (time: number, now: number): number => Math.max(0, Math.floor((now - time) / 3_600_000));
