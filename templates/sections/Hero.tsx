// The opening of an ordinary page. The home page puts the solutions of the house on the orbit.
import { Opening } from '../components/Opening.tsx';
import { useView } from '../ViewContext.ts';
import type { SectionProps } from './registry.tsx';

export function Hero({ section }: SectionProps<'hero'>) {
  const { content, breadcrumbs, solutions } = useView();
  const isHome = breadcrumbs.length === 0;
  return (
    <Opening
      {...section}
      back={'page' in content ? content.page.back : undefined}
      icon={section.icon ?? (isHome ? 'brain-circuit' : undefined)}
      satellites={isHome ? solutions.map((solution) => solution.icon) : []}
    />
  );
}
