// Longer text, written as MDX. All elements but those named here become plain HTML.
import { Prose as ProseText, type SectionProps } from 'archipel';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import { PictureFigure } from '../../components/images/PictureFigure.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

/** Renders a resolved link of a text with the attributes of the site's links. Links of footnotes already have all attributes. */
const ProseLink = ({ role, ...link }: ComponentProps<'a'>) => (role === undefined ? <TextLink {...link} /> : <a role={role} {...link} />);

const TextLink = ({ href = '', hrefLang, rel, target, children }: ComponentProps<'a'>) => (
  <Anchor
    link={{
      href,
      external: rel === 'noopener',
      newTab: target === '_blank',
      current: false,
      ...(hrefLang !== undefined && { hreflang: hrefLang }),
    }}
  >
    {children}
  </Anchor>
);

const Note = ({ children }: { readonly children?: ReactNode }) => (
  <div className="note" role="note">
    <Icon name="info" />
    <div>{children}</div>
  </div>
);

/** As wide as `.prose__text`. */
const textSizes = '(min-width: 42rem) 38rem, (min-width: 25rem) 92vw, calc(100vw - 2rem)';

/**
 * Renders a picture of a text. Content has been checked, so there is an asset, and an alternative text unless the
 * picture is decorative.
 */
const ProsePicture = ({ asset = '', alt, caption }: { readonly asset?: string; readonly alt?: string; readonly caption?: string }) => (
  <PictureFigure image={useView().picture(asset)} alt={alt} caption={caption} sizes={textSizes} />
);

export function Prose({ section: { id, kicker, title, lead, layout, source } }: SectionProps<typeof schema>) {
  const text = useView().prose[source];
  if (!text) throw new Error(`The prose “${source}” is missing from the page.`);
  return (
    <Section id={id} className="prose">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <div className={layout === 'columns' ? 'prose__text prose__text--columns' : 'prose__text'} data-sheet="prose">
        <ProseText of={text} components={{ a: ProseLink, Note, Picture: ProsePicture }} />
      </div>
    </Section>
  );
}
