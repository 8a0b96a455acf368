// @ts-check
// Measures the layers that a browser keeps for a page, as LayerTree of the DevTools protocol reports them.

/** @typedef {{ width: number, height: number, drawsContent: boolean }} Layer */
/** @typedef {(page: import('playwright').Page) => Promise<Layer[]>} TakeLayers the layers that draw, once the page has come to rest */

/** Milliseconds until the layers of a page no longer change. */
const settled = 500;

/**
 * Starts recording the layers of an open page. The returned function resolves to the current layers.
 * @param {import('playwright').CDPSession} session @returns {Promise<TakeLayers>}
 */
export async function recordLayers(session) {
  /** @type {Layer[]} */
  let last = [];
  session.on('LayerTree.layerTreeDidChange', (change) => {
    last = change.layers ?? last;
  });
  await session.send('LayerTree.enable');
  return async (page) => {
    // A page at rest reports no layers.
    await page.mouse.wheel(0, 1);
    await new Promise((resolve) => setTimeout(resolve, settled));
    return last.filter(({ drawsContent }) => drawsContent);
  };
}

/** Returns the memory of layers in megabytes, at four bytes a pixel. @param {readonly Pick<Layer, 'width' | 'height'>[]} layers */
export const megabytes = (layers) => layers.reduce((sum, { width, height }) => sum + width * height * 4, 0) / 1e6;
