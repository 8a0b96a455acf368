/** Converts minutes and seconds to seconds: `01:12` to 72. */
export function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}
