// Measures the contrast of text over gradients. axe cannot judge gradients, so their brightest colour replaces them.
import type { Page } from 'playwright/test';
import { violations } from './violations.ts';

let sky: Promise<string> | undefined;

/**
 * Applies styles after the stylesheets of the page, in place of the styles of an earlier call. Adds no style element, because the
 * content security policy does not allow one.
 */
const addStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

/** Resolves to the brightest colour of the sky without its particles, read from a screenshot. */
async function brightestSky(page: Page): Promise<string> {
  await addStyles(page, 'body > :not(.sky), .sky__stars { opacity: 0 !important; }');
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let brightest = [0, 0, 0];
    const light = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [...data.slice(at, at + 3)];
      if (light(pixel) > light(brightest)) brightest = pixel;
    }
    return `rgb(${brightest.join(' ')})`;
  }, picture);
}

/**
 * Resolves to the texts with too little contrast over the brightest part of the sky. The page keeps the styles that replace
 * its gradients.
 */
export async function lowContrasts(page: Page): Promise<readonly string[]> {
  // The sky is the same on every page and slow to paint, so each process measures it once.
  sky ??= brightestSky(page);
  // Panes get the colour of their upper edge, lit by the accent at its strongest.
  await addStyles(
    page,
    `
      html, body { background: ${await sky}; }
      .sky { display: none; }
      .page, .site-footer { --pane: color-mix(in srgb, #97aaff 8%, color-mix(in srgb, #0b1024 80%, ${await sky})); }
      main :is(.card, .contact, .promotion, .checklist, .price, .quote, .form-pane, .closing, .note, .chart__column) {
        background: color-mix(in srgb, var(--accent) 12%, var(--pane));
      }
      main :is(.contact, .closing, .figures--large) { background: color-mix(in srgb, var(--brand-end) 30%, var(--pane)); }
      main .part__stage { background: color-mix(in srgb, var(--accent) 12%, var(--ink-raised)); }
      .site-footer::before { display: none; }
      .figure__value, .price--offer .price__line--main .price__amount { background: none; color: var(--brand-end); }
    `,
  );
  return violations(page, { rules: ['color-contrast'] });
}
