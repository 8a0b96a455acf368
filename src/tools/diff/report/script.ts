/**
 * The script of the report. It displays one page at a time, adds keyboard shortcuts, and stores the check marks in the browser. Without
 * it, all pages are displayed below each other.
 */
export const script = `(() => {
  const pages = [...document.querySelectorAll('article[data-page]')];
  const links = [...document.querySelectorAll('a[data-to]')];
  const ticks = [...document.querySelectorAll('input[data-tick]')];
  const done = document.querySelector('#done');
  const store = document.body.dataset.store;
  let known = {};
  try { known = JSON.parse(localStorage.getItem(store) ?? '{}'); } catch { /* Some browsers give no storage to pages opened from files. */ }
  let at = 0;
  const tickOf = (page) => ticks.find((tick) => tick.dataset.tick === page?.id);
  const show = (index, focus) => {
    at = Math.max(0, Math.min(pages.length - 1, index));
    pages.forEach((page, each) => { page.hidden = each !== at; });
    links.forEach((link, each) => { if (each === at) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current'); });
    links[at]?.scrollIntoView({ block: 'nearest' });
    if (focus) pages[at]?.querySelector('h2')?.focus();
  };
  const showPart = (name) => {
    const part = document.getElementById(name);
    const index = pages.indexOf(part?.closest('article[data-page]'));
    if (index < 0) return false;
    show(index, part === pages[index]);
    part.scrollIntoView({ block: 'nearest' });
    return true;
  };
  const count = () => {
    done.textContent = ticks.filter((tick) => tick.checked).length + ' / ' + ticks.length;
    for (const page of pages) page.querySelector('[data-do=tick]')?.setAttribute('aria-pressed', String(tickOf(page)?.checked === true));
  };
  const keep = () => {
    for (const tick of ticks) known[tick.dataset.route] = tick.checked;
    try { localStorage.setItem(store, JSON.stringify(known)); } catch { /* The check marks last until the page is closed. */ }
    count();
  };
  const view = (over) => {
    document.body.dataset.view = over ? 'over' : 'side';
    for (const button of document.querySelectorAll('[data-do=view]')) button.setAttribute('aria-pressed', String(over));
  };
  for (const tick of ticks) { tick.checked = known[tick.dataset.route] === true; tick.addEventListener('change', keep); }
  for (const link of document.querySelectorAll('.top a[href^="#"], nav a[href^="#"], main a[href^="#"]'))
    link.addEventListener('click', (event) => { if (showPart(link.hash.slice(1))) event.preventDefault(); });
  for (const link of document.querySelectorAll('[data-show]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      for (const url of link.dataset.show.split(' ')) {
        const frame = document.getElementsByName(url.replace(/\\.html.*/, '').replace('/', '-'))[0];
        frame?.setAttribute('src', url);
        frame?.closest('.preview').scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
      }
    });
  for (const range of document.querySelectorAll('input[type=range]'))
    range.addEventListener('input', () => document.body.style.setProperty('--cut', 100 - range.value + '%'));
  const acts = {
    next: () => show(at + 1, true),
    previous: () => show(at - 1, true),
    view: () => view(document.body.dataset.view !== 'over'),
    tick: () => { const tick = tickOf(pages[at]); if (tick) { tick.checked = !tick.checked; keep(); } },
  };
  for (const button of document.querySelectorAll('[data-do]')) button.addEventListener('click', () => acts[button.dataset.do]?.());
  // Speech input presses letters by mistake: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
  const letters = document.querySelector('#letters');
  try { letters.checked = localStorage.getItem('archipel diff letters') !== 'off'; } catch { /* Without storage, the shortcuts are on. */ }
  letters.addEventListener('change', () => {
    try { localStorage.setItem('archipel diff letters', letters.checked ? 'on' : 'off'); } catch { /* The setting lasts until the page is closed. */ }
  });
  const keys = { j: 'next', ArrowRight: 'next', k: 'previous', ArrowLeft: 'previous', o: 'view', r: 'tick' };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.type === 'range') return;
    if (event.key.length === 1 && !letters.checked) return;
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    acts[act]();
  });
  for (const part of document.querySelectorAll('[data-scripted]')) part.hidden = false;
  view(false);
  count();
  if (!showPart(location.hash.slice(1))) show(0, false);
})();
`;
