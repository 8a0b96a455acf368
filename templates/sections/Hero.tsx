// The opening of an ordinary page. The home page puts what the house delivers on the orbit.
import { Opening } from '../components/Opening.tsx';
import { useView } from '../ViewContext.ts';
import { deliverables, homeIcon } from './deliverables.ts';
import type { SectionProps } from './registry.tsx';

export function Hero({ section }: SectionProps<'hero'>) {
  const { content, home } = useView();
  const back = 'page' in content ? content.page.back : undefined;
  return home.current ? (
    <Opening {...section} icon={section.icon ?? homeIcon} satellites={deliverables} />
  ) : (
    <Opening {...section} back={back} />
  );
}
