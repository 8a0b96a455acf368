import { useView } from '../ViewContext.ts';

/** The first link of every page: past header and menu. */
export const Skip = () => (
  <a className="skip button" href="#main">
    {useView().t('layout.skip')}
  </a>
);
