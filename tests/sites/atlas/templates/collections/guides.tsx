import { asset, defineCollection, type EntryView, path, perLanguage, text, type Value, z } from 'archipel';
import { Opening } from '../parts/Opening.tsx';
import { Text } from '../parts/Text.tsx';
import { useView } from '../ViewContext.ts';

const schema = () =>
  z.strictObject({
    title: text,
    path: path.optional(),
    sheet: asset.meta({ description: 'A sheet to print, in content/assets.' }).optional(),
    translator: perLanguage(z.string()).optional(),
  });

const folders = { en: '/guides', de: '/anleitungen', he: '/madrichim' };

function Guide({ entry: { title, sheet, translator } }: { readonly entry: EntryView<Value<typeof schema>> }) {
  const { asset: urlOf, t } = useView();
  return (
    <article>
      <Opening title={title}>
        {translator !== undefined && <p className="byline">{t('site.translator', { name: translator })}</p>}
        {sheet !== undefined && (
          <p className="byline">
            <a href={urlOf(sheet)}>{t('site.download', { name: sheet })}</a>
          </p>
        )}
      </Opening>
      <Text />
    </article>
  );
}

export const guides = defineCollection({
  singular: 'guide',
  description: 'a guide: content/guides/ID.md',
  markdown: true,
  schema,
  route: ({ id, language, path: ownPath }) => ownPath ?? `${folders[language as keyof typeof folders]}/${id}`,
  title: ({ title }) => title,
  component: Guide,
});
