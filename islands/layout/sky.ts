// Moves the night sky: styles say how it looks in each second. A step a second is a twentieth of the work of an animation,
// which browsers ask for its state sixty times a second, or whose layers take a copy of the page.

/** Counts the seconds in which the sky is in sight. */
export function startSky(): void {
  const sky = document.querySelector<HTMLElement>('.sky');
  let second = 0;
  setInterval(() => {
    if (scrollY < innerHeight) sky?.style.setProperty('--second', `${++second}`);
  }, 1000);
}
