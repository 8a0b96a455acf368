// The lead package at a glance: six parts that hand over to each other, on two that carry all of them. Each leads to
// its description further down.
import type { PackagePart } from '../../src/model/edition.ts';
import { partIcons } from '../layouts/partIcons.ts';
import { useView } from '../ViewContext.ts';
import { Icon } from './Icon.tsx';

const carrying: readonly PackagePart[] = ['monitoring', 'mentoring'];

export function PackageMap({ parts }: { readonly parts: readonly PackagePart[] }) {
  return (
    <div className="map">
      <ol className="map__way">
        {parts
          .filter((part) => !carrying.includes(part))
          .map((part) => (
            <MapPart key={part} part={part} />
          ))}
      </ol>
      <ul className="map__base">
        {parts
          .filter((part) => carrying.includes(part))
          .map((part) => (
            <MapPart key={part} part={part} />
          ))}
      </ul>
    </div>
  );
}

function MapPart({ part }: { readonly part: PackagePart }) {
  const { t } = useView();
  return (
    <li>
      <a className="map__part" href={`#${part}`}>
        <Icon name={partIcons[part]} />
        <span>{t(`edition.featureTitles.${part}`)}</span>
      </a>
    </li>
  );
}
