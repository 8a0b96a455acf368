// Recordings of speech in content: one recording in two formats, published unchanged.
import * as z from 'zod';
import { asset } from '../references/names.ts';

/** The media types of the formats. The smaller format comes first, because browsers play the first one that they support. */
export const audioTypes = { opus: 'audio/ogg; codecs=opus', mp3: 'audio/mpeg' } as const;

export type AudioFormat = keyof typeof audioTypes;

/** The file extensions of each format. */
export const audioEndings: Readonly<Record<AudioFormat, RegExp>> = { opus: /\.(?:opus|ogg)$/, mp3: /\.mp3$/ };

/** Maximum size of a file in bytes: ten minutes of speech in Opus at 24 kbit/s, four in MP3 at 64 kbit/s. */
export const maxAudioBytes = 2 * 1024 * 1024;

const audioFile = (format: string, examples: string[]) => ({
  names: 'assets',
  description: `The recording as ${format}, a file in content/assets.`,
  examples,
});

/**
 * The two files of a recording.
 *
 * @example
 * ```tsx
 * import { type PageView, recording, z } from 'archipel';
 *
 * export const schema = z.strictObject({ recording });
 *
 * export const Player = ({ view, of }: { readonly view: PageView; readonly of: z.infer<typeof recording> }) => (
 *   <audio controls preload="none">
 *     {view.sounds(of).map(({ src, type }) => (
 *       <source key={src} src={src} type={type} />
 *     ))}
 *   </audio>
 * );
 * ```
 */
export const recording = z
  .strictObject({
    opus: asset.meta(audioFile('Opus', ['call.opus'])),
    mp3: asset.meta(audioFile('MP3', ['call.mp3'])),
  })
  .meta({ description: 'The recording in two formats: Opus is small, and MP3 plays everywhere.' });

export type Recording = z.infer<typeof recording>;

/** A file of a recording, and the place in content that names it. */
export interface RecordingUse {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly asset: string;
  readonly format: AudioFormat;
}

/** A file of a recording, for an `<audio>` element. */
export interface SoundView {
  readonly src: string;
  /** The media type. */
  readonly type: string;
}

export const isAudioFormat = (key: unknown): key is AudioFormat => typeof key === 'string' && Object.hasOwn(audioTypes, key);

/** Returns whether a recording may have this file name. */
export const isAudioFile = (name: string): boolean => Object.values(audioEndings).some((ending) => ending.test(name));
