import { list } from 'archipel';
import { useView } from '../../ViewContext.ts';
import { type GuideView, guideCard } from './schema.ts';

interface AllHeadingsProps {
  readonly title: string;
  readonly lists: NonNullable<GuideView['lists']>;
}

/** The headings of all guides: the search without scripts. */
export function AllHeadings({ title, lists }: AllHeadingsProps) {
  const guides = new Map(list(useView(), 'guides', { card: guideCard }).map((guide) => [guide.id, guide]));
  return (
    <article className="guide">
      <header className="guide__head">
        <h1>{title}</h1>
      </header>
      <div className="index">
        {lists.map(({ guide, headings }) => {
          const { label, link } = guides.get(guide) ?? {};
          return (
            <section key={guide}>
              <h2>
                <a href={link?.href}>{label}</a>
              </h2>
              <ul>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`${link?.href}#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </article>
  );
}
