// An ordinary page: its sections in the order of content. A page without a hero has its name as the main heading.
import type { SectionView } from 'archipel';
import { Opening } from '../../components/hero/Opening.tsx';
import { BuyBar } from '../../components/prices/BuyBar.tsx';
import { Main } from '../../layout/Main.tsx';
import { Sections } from '../../sections/Sections.tsx';
import { beforePrices } from './beforePrices.ts';
import type { PageView } from './schema.ts';

export function PageLayout({ entry: page }: { readonly entry: PageView }) {
  const hasHero = page.sections.some(({ type }) => type === 'hero');
  return (
    <Main>
      {!hasHero && <Opening title={page.name} back={page.back} />}
      <PageSections sections={page.sections} />
    </Main>
  );
}

/** Renders the sections. If a hero names the price list of a later `prices` section, a bar shows the price between the two. */
function PageSections({ sections }: { readonly sections: readonly SectionView[] }) {
  const reach = beforePrices(sections);
  if (!reach) return <Sections sections={sections} />;
  const { start, end, list, action } = reach;
  return (
    <>
      <Sections sections={sections.slice(0, start)} />
      <BuyBar list={list} action={action}>
        <Sections sections={sections.slice(start, end)} />
      </BuyBar>
      <Sections sections={sections.slice(end)} />
    </>
  );
}
