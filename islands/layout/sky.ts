// Moves the night sky once per second; the styles define how it looks in each second. This is a twentieth of the work of an
// animation, which browsers compute sixty times a second, or for whose layers they copy the page.

/** Counts the seconds in which the sky is visible and may move. */
export function startSky(): void {
  const sky = document.querySelector<HTMLElement>('.sky');
  const still = matchMedia('(prefers-reduced-motion)');
  let second = 0;
  if (sky)
    setInterval(() => {
      if (scrollY < innerHeight && !still.matches) sky.style.setProperty('--second', `${++second}`);
    }, 1000);
}
