// An ordinary page: its sections in the order of content. A page that opens without a hero shows its name.
import type { ContentView } from '../../src/model/view.ts';
import { Opening } from '../components/Opening.tsx';
import { Sections } from '../sections/registry.tsx';

type PageContent = Extract<ContentView, { page: unknown }>['page'];

export function PageLayout({ page }: { readonly page: PageContent }) {
  const hasHero = page.sections.some(({ type }) => type === 'hero');
  return (
    <>
      {!hasHero && <Opening title={page.name} back={page.back} />}
      <Sections sections={page.sections} />
    </>
  );
}
