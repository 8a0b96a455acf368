// Brings the page that is open to what the server has of it, one edit after the other.
import { patchAttributes } from './attributes.ts';
import { fetchPage } from './fetch-page.ts';
import { settler } from './islands.ts';
import { patchElement } from './morph.ts';
import { reload } from './navigate.ts';

/** Given the hash of the page at the server, sees to it that it is shown. The first is that of the page as it was opened. */
export type KeepUp = (hash: string) => void;

/** Starts with the page as it is; `onPatched` is called whenever it was changed. */
export function keepUp(onPatched: () => void): KeepUp {
  const settleIslands = settler();
  const isWiredAnew = wiring();
  let before = fetchPage(location.href);
  let [shown, wanted]: (string | undefined)[] = [];
  let working = false;
  const step = async (): Promise<void> => {
    const target = wanted;
    const [old, fresh] = [await before, await fetchPage(location.href)];
    // Another state follows when the page can be had.
    if (fresh === undefined) return;
    shown = target;
    if (old === undefined || scriptsOf(old) !== scriptsOf(fresh) || !patchDocument(old, fresh) || isWiredAnew()) {
      reload();
      return;
    }
    before = Promise.resolve(fresh);
    settleIslands();
    onPatched();
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

function patchDocument(before: Document, after: Document): boolean {
  patchAttributes(document.documentElement, before.documentElement, after.documentElement);
  return patchElement(document.head, before.head, after.head) && patchElement(document.body, before.body, after.body);
}

const scriptsOf = (page: Document): string =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ');

/** Tells whether there is something that the frame's script listens to and that was not there when it began. */
function wiring(): () => boolean {
  const all = (): readonly Element[] => [...document.querySelectorAll('[data-consent], .consent, .language-hint')];
  const known = new WeakSet(all());
  return () => all().some((element) => !known.has(element));
}
