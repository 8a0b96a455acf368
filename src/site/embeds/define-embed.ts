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
  /** The origins of its frames: `https://www.youtube-nocookie.com`. Only a frame that a visitor has asked for is loaded from them. */
  readonly origins: readonly string[];
  /** Where the provider says what it does with data of visitors. */
  readonly privacy?: string;
  /** What the frame may do beside showing itself, such as `fullscreen`; the default is nothing. */
  readonly allow?: readonly string[];
  /** What else its page may do, as values of `sandbox`; the default is scripts, its own storage, forms, and windows of its own. */
  readonly sandbox?: readonly string[];
  /** What the provider learns of the address of the page; the default is nothing. Some, such as YouTube, refuse to play without its origin. */
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
