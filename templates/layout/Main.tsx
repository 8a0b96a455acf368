// The main part of a page, between header and footer.
import { createContext, type ReactNode, useContext } from 'react';

interface MainExtras {
  readonly className?: string;
  /** Rendered before the content of the page. */
  readonly top?: ReactNode;
}

/** Additions of the gallery to the main part of its pages. */
export const MainContext = createContext<MainExtras>({});

interface MainProps {
  /** The accent that tints glows and highlights. */
  readonly accent?: string;
  readonly children: ReactNode;
}

export function Main({ accent, children }: MainProps) {
  const { className, top } = useContext(MainContext);
  const classes = ['page', className, accent && `accent--${accent}`].filter(Boolean).join(' ');
  return (
    <main id="main" className={classes} tabIndex={-1}>
      {top}
      {children}
    </main>
  );
}
