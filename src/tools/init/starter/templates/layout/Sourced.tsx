import type { ReactNode } from 'react';
import { useView } from '../ViewContext.ts';

interface SourcedProps {
  readonly file: string | undefined;
  readonly type: string;
  readonly number: number;
  readonly children: ReactNode;
}

/** Renders a section with the names of its files in the margin or, without `file`, only the section. */
export function Sourced({ file, type, number, children }: SourcedProps) {
  const { t } = useView();
  if (file === undefined) return children;
  return (
    <div className="sourced">
      <p className="source">
        <code>{file}</code>
        <span>{t('layout.section', { number })}</span>
        <code>templates/sections/{type}</code>
      </p>
      {children}
    </div>
  );
}

/** Renders the checkbox that shows and hides the names of files, with CSS only. */
export const SourceSwitch = () => (
  <p className="source-switch">
    <label className="wrap">
      <input type="checkbox" id="page-sources" defaultChecked />
      {useView().t('layout.sources')}
    </label>
  </p>
);
