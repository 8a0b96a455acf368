// What lies over the page when asked for, or when it is time.
export const Overlays = () => null;
