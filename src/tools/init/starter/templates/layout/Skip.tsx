import { useView } from '../ViewContext.ts';

/** Renders the first link of every page, which skips header and menu. */
export const Skip = () => (
  <a className="skip button" href="#page-main">
    {useView().t('layout.skip')}
  </a>
);
