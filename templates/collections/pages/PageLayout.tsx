// An ordinary page: its sections in the order of content. A page that does not begin with a hero shows its name.
import { type SectionView, sectionsOf } from 'archipel';
import { Opening } from '../../components/hero/Opening.tsx';
import { BuyBar } from '../../components/prices/BuyBar.tsx';
import { Main } from '../../layout/Main.tsx';
import { schema as heroSchema } from '../../sections/hero/schema.ts';
import { schema as pricesSchema } from '../../sections/prices/schema.ts';
import { Sections } from '../../sections/Sections.tsx';
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

/** Where a hero says what the page sells, a bar with its price lies over what is between the hero and the prices. */
function PageSections({ sections }: { readonly sections: readonly SectionView[] }) {
  const [hero] = sectionsOf(sections, 'hero', heroSchema);
  const list = hero?.prices;
  const offered = sectionsOf(sections, 'prices', pricesSchema);
  const { action } = offered.find((section) => section.list === list) ?? {};
  const types = sections.map(({ type }) => type);
  const [start, end] = [types.indexOf('hero') + 1, types.indexOf('prices')];
  if (list === undefined || action === undefined) return <Sections sections={sections} />;
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
