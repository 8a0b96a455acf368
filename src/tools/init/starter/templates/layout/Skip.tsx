import { useView } from '../ViewContext.ts';

/** Renders the first link of every page, which skips header and menu. */
export const Skip = () => (
  <a className="skip button" href="#main">
    {useView().t('layout.skip')}
  </a>
);
