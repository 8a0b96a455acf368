// An overview of the lead package: six parts in sequence, above two that support all of them. Each links to its
// description further down.
import { Icon } from '../../components/icons/Icon.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import { partIcons } from './partIcons.ts';
import { type PackagePart, packageParts } from './schema.ts';

const carrying: readonly PackagePart[] = ['monitoring', 'mentoring'];

export function PackageMap() {
  return (
    <div className="map">
      <ol className="map__way">
        {packageParts
          .filter((part) => !carrying.includes(part))
          .map((part) => (
            <MapPart key={part} part={part} />
          ))}
      </ol>
      <ul className="map__base">
        {packageParts
          .filter((part) => carrying.includes(part))
          .map((part) => (
            <MapPart key={part} part={part} />
          ))}
      </ul>
    </div>
  );
}

function MapPart({ part }: { readonly part: PackagePart }) {
  const { t } = useView(messages);
  return (
    <li>
      <a className="map__part" href={`#${part}`}>
        <Icon name={partIcons[part]} />
        <span>{t(`edition.featureTitles.${part}`)}</span>
      </a>
    </li>
  );
}
