import { defineCollection, type EntryView, text, type Value, z } from 'archipel';
import { useView } from '../../ViewContext.ts';

const schema = () => z.strictObject({ name: text, lead: text });

function Page({ entry: { name, lead } }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const { t } = useView();
  return (
    <article className="guide">
      <header className="guide__head">
        <h1>{name}</h1>
      </header>
      <div className="prose">
        <p>{lead}</p>
        <p>
          <a href="/search">{t('search.all')}</a>
        </p>
      </div>
    </article>
  );
}

export default defineCollection({
  singular: 'page',
  description: 'a page: content/pages/ID.yaml',
  schema,
  title: ({ name }) => name,
  component: Page,
});
