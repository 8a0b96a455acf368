import { useView } from '../ViewContext.ts';

export const Footer = () => (
  <footer className="footer">
    <p>{useView().t('layout.footer')}</p>
  </footer>
);
