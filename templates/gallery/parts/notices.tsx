// Notices: the cookie banner, and the language hint.
import type { ReactNode } from 'react';
import { LanguageHints } from '../../layout/overlays/LanguageHint.tsx';
import { Consent as Banner } from '../../layout/overlays/Overlays.tsx';
import { useView } from '../../ViewContext.ts';
import type { Example } from '../ExampleList.tsx';
import { cut, markupOf, revealed, Stage } from './stage.tsx';

const useNotice = (part: ReactNode, pattern: RegExp): string => revealed(cut(markupOf(useView(), part), pattern));

const Consent = () => <Stage html={useNotice(<Banner />, /<section class="consent".*?<\/section>/s)} />;
const Hint = () => <Stage html={useNotice(<LanguageHints />, /<aside class="language-hint".*?<\/aside>/s)} />;

export const notices: readonly Example[] = [
  { id: 'consent', note: 'The cookie banner is a region, not a dialog; both buttons look alike.', Part: Consent },
  { id: 'language-hint', note: 'The hint is written in the language that it offers.', Part: Hint },
];
