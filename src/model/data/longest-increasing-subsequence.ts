/** Returns the indexes of the longest increasing subsequence of `numbers`. Undefined elements are skipped. */
export function longestIncreasingSubsequence(numbers: readonly (number | undefined)[]): readonly number[] {
  // `ends[length - 1]` is the index of the smallest number that can end a subsequence of this length.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) continue;
    const length = ends.findLastIndex((end) => (numbers[end] ?? 0) < number) + 1;
    previous[at] = ends[length - 1];
    ends[length] = at;
  }
  const places: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) places.push(at);
  return places.reverse();
}
