import { fetchPage } from './fetch-page.ts';
import { createIslandUpdater } from './islands.ts';
import { morphAttributes } from './morph/attributes.ts';
import { morphElement } from './morph/morph.ts';
import { syncOwnStylesheets } from './stylesheet.ts';

/** Updates the open page to the version with this content hash. The first call only records the hash of the page that was opened. */
export type LiveUpdate = (hash: string) => void;

interface LiveUpdateOptions {
  /** Called after each change. */
  readonly onUpdated: () => void;
  /** Called if the page cannot be updated without a reload. */
  readonly reload: () => void;
}

/** Creates a function that updates the open page to the server's version, one edit after the other. */
export function createLiveUpdate({ onUpdated, reload }: LiveUpdateOptions): LiveUpdate {
  const updateIslands = createIslandUpdater();
  let before = fetchPage(location.href);
  let [shown, wanted]: (string | undefined)[] = [];
  let working = false;
  const step = async (): Promise<void> => {
    const target = wanted;
    const [old, fresh] = [await before, await fetchPage(location.href)];
    // If the page cannot be fetched, the server will send another state later.
    if (fresh === undefined) return;
    shown = target;
    if (old === undefined || scriptsOf(old) !== scriptsOf(fresh) || !morphDocument(old, fresh) || isRefused()) {
      reload();
      return;
    }
    before = Promise.resolve(fresh);
    syncOwnStylesheets(fresh);
    updateIslands();
    onUpdated();
  };
  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    for (let tried: string | undefined; wanted !== shown && wanted !== tried; ) {
      tried = wanted;
      await step();
    }
    working = false;
  };
  return (hash) => {
    shown ??= hash;
    wanted = hash;
    void work().catch(reload);
  };
}

function morphDocument(before: Document, after: Document): boolean {
  morphAttributes(document.documentElement, before.documentElement, after.documentElement);
  return morphElement(document.head, before.head, after.head) && morphElement(document.body, before.body, after.body);
}

const scriptsOf = (page: Document): string =>
  [...page.querySelectorAll('script[src], script:not([type])')].map((script) => script.getAttribute('src') ?? script.textContent).join(' ');

/** Dispatches `archipel:update`. Returns whether a script of the site has canceled this event because it cannot handle the change. */
const isRefused = (): boolean => !document.dispatchEvent(new CustomEvent('archipel:update', { cancelable: true }));
