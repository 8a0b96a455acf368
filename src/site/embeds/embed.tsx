// Renders content of another site in a template, as a still image, if there is one, a note about the effects of loading, and a
// link. A page without scripts displays only these parts. Once the visitor asks for the content, the script of embeds
// (src/client/embeds.ts) replaces these parts with the frame.
import { originOf } from '../../model/output/policy.ts';
import type { ImageView } from '../../model/references/image.ts';
import type { PageView } from '../../model/view.ts';
import { Picture } from '../picture.tsx';
import { type EmbedDefinition, embedScript } from './define-embed.ts';

/** The properties of `<Embed>`. */
export interface EmbedProps {
  readonly of: EmbedDefinition;
  /** The view of the page. */
  readonly view: { readonly t: (key: never, values?: Readonly<Record<string, string | number>>) => string };
  /** The URL that the frame loads, on one of the provider's origins. */
  readonly src: string;
  /** The URL of the content on the provider's site. */
  readonly href: string;
  /** The name of the content and of the frame. */
  readonly title: string;
  /** An image of the site that is displayed until the frame is loaded. */
  readonly still?: ImageView | undefined;
  readonly className?: string | undefined;
}

const usualSandbox = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Embeds content of a provider. Throws a TypeError if `src` is not on an origin of the provider, which is a mistake of the template or of
 * its content.
 *
 * @example
 * ```tsx
 * import { defineEmbed, Embed, type PageView } from 'archipel';
 *
 * const youtube = defineEmbed({ id: 'youtube', provider: 'YouTube', origins: ['https://www.youtube-nocookie.com'] });
 *
 * export const Video = ({ view, id, title }: { readonly view: PageView; readonly id: string; readonly title: string }) => (
 *   <Embed
 *     of={youtube}
 *     view={view}
 *     src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
 *     href={`https://www.youtube.com/watch?v=${id}`}
 *     title={title}
 *   />
 * );
 * ```
 */
export function Embed({ of, view, src, href, title, still, className }: EmbedProps) {
  const { id, provider, origins, privacy, allow = [], sandbox = usualSandbox, referrer = 'no-referrer' } = of;
  if (!origins.includes(originOf(src))) throw new TypeError(`"${src}" is at no origin of the embed ${id}: ${origins.join(', ')}`);
  // `embeds` of the site adds these messages, even if the type of the view does not include them.
  const t = view.t as PageView['t'];
  const say = (key: string): string => t(`embed.${key}`, { provider, title });
  const away = { rel: 'external noopener noreferrer' };
  return (
    <div className={className === undefined ? 'embed' : `embed ${className}`} data-embed={id} data-script={embedScript}>
      <div className="embed-offer" data-embed-offer="">
        {still && <Picture of={still} alt="" className="embed-still" />}
        <div className="embed-panel">
          <p className="embed-note">
            {say('note')}
            {privacy !== undefined && (
              <>
                {' '}
                <a href={privacy} {...away}>
                  {say('privacy')}
                </a>
              </>
            )}
          </p>
          <p className="embed-actions">
            <button type="button" data-embed-load="" hidden>
              {say('load')}
            </button>
            <a href={href} {...away}>
              {say('open')}
            </a>
          </p>
          <label className="embed-always" data-embed-always="" hidden>
            <input type="checkbox" /> {say('always')}
          </label>
        </div>
      </div>
      <div
        className="embed-frame"
        data-embed-src={src}
        data-embed-title={title}
        data-embed-sandbox={sandbox.join(' ')}
        data-embed-allow={allow.join('; ')}
        data-embed-referrerpolicy={referrer}
      />
      <p className="embed-after" data-embed-after="" hidden>
        <a href={href} {...away}>
          {say('open')}
        </a>{' '}
        <button type="button" data-embed-stop="" hidden>
          {say('stop')}
        </button>
      </p>
      <p className="embed-status" role="status" data-embed-status="" data-loaded={say('loaded')} data-stopped={say('stopped')} />
    </div>
  );
}
