// An ordinary page: its sections in the order of content. A page that does not begin with a hero shows its name.
import { Opening } from '../../components/hero/Opening.tsx';
import { Main } from '../../layout/Main.tsx';
import { Sections } from '../../sections/Sections.tsx';
import type { PageView } from './schema.ts';

export function PageLayout({ entry: page }: { readonly entry: PageView }) {
  const hasHero = page.sections.some(({ type }) => type === 'hero');
  return (
    <Main>
      {!hasHero && <Opening title={page.name} back={page.back} />}
      <Sections sections={page.sections} />
    </Main>
  );
}
