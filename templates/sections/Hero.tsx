// The opening of an ordinary page. The home page puts what the house delivers on the orbit.
import { Opening } from '../components/Opening.tsx';
import { useView } from '../ViewContext.ts';
import type { SectionProps } from './registry.tsx';

const deliverables = [
  'shield-check',
  'compass',
  'clipboard-check',
  'phone-incoming',
  'phone-outgoing',
  'video',
  'pen-tool',
  'telescope',
  'chart-pie',
  'code',
  'radar',
  'megaphone',
] as const;

export function Hero({ section }: SectionProps<'hero'>) {
  const { content, home } = useView();
  const back = 'page' in content ? content.page.back : undefined;
  return home.current ? (
    <Opening {...section} icon={section.icon ?? 'brain-circuit'} satellites={deliverables} />
  ) : (
    <Opening {...section} back={back} />
  );
}
