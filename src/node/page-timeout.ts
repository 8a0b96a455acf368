/** The limit without a setting, in seconds. The slowest pages of real sites take a hundredth of that. */
const usual = 30;

/** The longest limit, in seconds: a day. */
export const longestPageTimeout = 86_400;

/**
 * Returns how many seconds a template may take for a page, from `ARCHIPEL_PAGE_TIMEOUT`; 0 means that there is no limit. Returns undefined
 * if the variable cannot be used.
 */
export function pageTimeout(): number | undefined {
  const wanted = process.env['ARCHIPEL_PAGE_TIMEOUT'] || usual;
  const seconds = Number(wanted);
  return seconds >= 0 && seconds <= longestPageTimeout ? seconds : undefined;
}
