// Moves the night sky: styles say how it looks in each second. A step a second is a twentieth of the work of an animation,
// which browsers ask for its state sixty times a second, or whose layers take a copy of the page.

/** Counts the seconds in which the sky is in sight and may move. */
export function startSky(): void {
  const sky = document.querySelector<HTMLElement>('.sky');
  const still = matchMedia('(prefers-reduced-motion)');
  let second = 0;
  if (sky)
    setInterval(() => {
      if (scrollY < innerHeight && !still.matches) sky.style.setProperty('--second', `${++second}`);
    }, 1000);
}
