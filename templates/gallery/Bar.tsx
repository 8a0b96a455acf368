// The position in the gallery as breadcrumbs, with a hint to try several widths.
import { toolMessages } from 'archipel';
import { Icon } from '../components/icons/Icon.tsx';
import { useView } from '../ViewContext.ts';
import type { Place } from './place.ts';
import { typeTitle } from './titles.ts';

interface BarProps {
  readonly place: Place;
}

export function Bar({ place: { name, example, index } }: BarProps) {
  const { locale } = useView();
  const { navigation, title, widths } = toolMessages(locale).gallery;
  return (
    <div className="gallery-bar container">
      <nav className="crumbs" aria-label={navigation}>
        <ol className="crumbs__list">
          <li>
            <a href={index}>{title}</a>
          </li>
          <li>
            <a href={`${index}/${name}`} aria-current={example === undefined ? 'page' : undefined}>
              {name !== undefined && typeTitle(name, locale)}
            </a>
          </li>
          {example !== undefined && (
            <li>
              <a href={`${index}/${name}/${example}`} aria-current="page">
                {example}
              </a>
            </li>
          )}
        </ol>
      </nav>
      <p className="gallery-bar__hint">
        <Icon name="monitor-check" />
        {widths}
      </p>
    </div>
  );
}
