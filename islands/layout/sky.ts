// Moves the night sky once per second; the styles define how it looks in each second. A CSS animation would take twenty times
// the work: browsers compute it sixty times a second, or draw the sky and everything above it in separate layers.

/** Sets `--second` to the number of seconds in which the sky was visible and allowed to move. */
export function startSky(): void {
  const sky = document.querySelector<HTMLElement>('.sky');
  const still = matchMedia('(prefers-reduced-motion)');
  let second = 0;
  if (sky)
    setInterval(() => {
      if (scrollY < innerHeight && !still.matches) sky.style.setProperty('--second', `${++second}`);
    }, 1000);
}
