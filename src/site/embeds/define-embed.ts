// Content of other sites that pages load when a visitor asks for it: videos, maps, calendars, chats.
import { words } from '../../model/languages/words.ts';

/** The name that pages use to request the script of embeds. */
export const embedScript = 'archipel-embed';

/** A provider of content that pages embed. */
export interface EmbedDefinition {
  /** The name under which browsers store the visitor's consent: `youtube`. */
  readonly id: string;
  /** The name of the provider, as visitors know it: `YouTube`. */
  readonly provider: string;
  /**
   * The origins of the provider's frames: `https://www.youtube-nocookie.com`. A frame is loaded only after a visitor has asked for it, or
   * for all content of the provider.
   */
  readonly origins: readonly string[];
  /** The provider's privacy statement. */
  readonly privacy?: string;
  /** Permissions of the frame, such as `fullscreen`; none by default. */
  readonly allow?: readonly string[];
  /** The `sandbox` permissions of the framed page; by default scripts, its own storage, forms and popups. */
  readonly sandbox?: readonly string[];
  /** How much of the page's URL the provider gets; nothing by default. Some providers, such as YouTube, play nothing without the origin. */
  readonly referrer?: 'no-referrer' | 'strict-origin';
}

/**
 * Defines a provider of embedded content. List it in `embeds` of the site, and display its content with `<Embed of={…}>`.
 *
 * @example
 * ```tsx
 * import { defineEmbed } from 'archipel';
 *
 * export const openStreetMap = defineEmbed({
 *   id: 'map',
 *   provider: 'OpenStreetMap',
 *   origins: ['https://www.openstreetmap.org'],
 * });
 * ```
 */
export const defineEmbed = (embed: EmbedDefinition): EmbedDefinition => embed;

/** The message group of all embeds, which content/translations must have once the site has an embed. */
export const embedMessages = {
  embed: words('Contents of other sites, which are loaded once a visitor asks for them. {{provider}} is the other site.', {
    note: 'Above the button: what the provider learns once its content is loaded.',
    load: 'The button that loads the content.',
    always: 'The box beside the button: contents of the provider are loaded at once from then on.',
    open: 'The link to the content at the provider, for everyone who does not load it.',
    privacy: 'The link to what the provider says of privacy.',
    loaded: 'Announced once the content is there. {{title}} is its name.',
    stop: 'Below content that is loaded at once: the button by which a visitor is asked again.',
    stopped: 'Announced once that button has been pressed.',
  }).meta({ mayBeUnread: true }),
};
