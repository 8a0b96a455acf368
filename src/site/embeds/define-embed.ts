// Contents of other sites that pages show once a visitor asks for them: videos, maps, calendars, chats.
import { words } from '../../model/languages/words.ts';

/** The name by which pages ask for the script of embeds. */
export const embedScript = 'archipel-embed';

/** A provider of contents that pages embed. */
export interface EmbedDefinition {
  /** Its name in the memory of browsers: `youtube`. */
  readonly id: string;
  /** The name of the other site, as visitors know it: `YouTube`. */
  readonly provider: string;
  /** The origins of its frames: `https://www.youtube-nocookie.com`. A frame is loaded only when a visitor asks for it. */
  readonly origins: readonly string[];
  /** Where the provider says what it does with data of visitors. */
  readonly privacy?: string;
  /** Permissions of the frame, such as `fullscreen`; none by default. */
  readonly allow?: readonly string[];
  /** Permissions of its page, as values of `sandbox`; by default scripts, its own storage, forms, and its own windows. */
  readonly sandbox?: readonly string[];
  /** The part of the page's URL that the provider learns; none by default. Some, such as YouTube, need the origin to play. */
  readonly referrer?: 'no-referrer' | 'strict-origin';
}

/**
 * The provider of contents that pages embed; `embeds` of the site lists it, and `<Embed of={…}>` shows one of its contents.
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

/** The group of messages of all embeds, which content/translations has once there is one. */
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
