/** Strings in the order of their code units: the same on every machine and in every locale. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
