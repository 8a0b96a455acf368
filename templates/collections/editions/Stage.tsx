// The eight parts of the package: a rail of their names, and beside the rail the open part, with a drawing of its product. In
// narrow windows, and in browsers that cannot place the content of `details` elsewhere, a part opens below its name.
import { TickList } from '../../components/cards/TickList.tsx';
import { ExampleMark } from '../../components/example/ExampleMark.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { useView } from '../../ViewContext.ts';
import { messages } from './messages.ts';
import { PartDrawing } from './PartDrawing.tsx';
import { partIcons } from './partIcons.ts';
import { type EditionView, type PackagePart, packageParts } from './schema.ts';

export const Stage = ({ features }: Pick<EditionView, 'features'>) => (
  <div className="parts" data-sheet="stage">
    {packageParts.map((part, index) => (
      <details key={part} name="part" className="part" open={index === 0}>
        <Name part={part} />
        <div className="part__stage">
          <div className="part__words">
            <p className="part__text">{features[part].text}</p>
            <TickList items={features[part].benefits} />
          </div>
          <Drawing part={part} />
        </div>
      </details>
    ))}
  </div>
);

interface PartProps {
  readonly part: PackagePart;
}

function Name({ part }: PartProps) {
  const { t } = useView(messages);
  return (
    <summary className="part__name">
      <Icon name={partIcons[part]} />
      <h3 className="part__title">{t(`edition.featureTitles.${part}`)}</h3>
    </summary>
  );
}

function Drawing({ part }: PartProps) {
  const { t } = useView(messages);
  return (
    <figure className="part__figure">
      <PartDrawing part={part} />
      <figcaption>
        <ExampleMark /> {t(`edition.drawings.${part}`)}
      </figcaption>
    </figure>
  );
}
