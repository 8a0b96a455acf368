// Checks that each file of a recording has the format that its key states, and is small enough for a phone with a slow connection.
import { createFinding } from '../../../diagnostics/diagnostic.ts';
import { type AudioFormat, audioEndings, maxAudioBytes } from '../../../model/entries/recording.ts';
import { siteCheck } from '../check.ts';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + text.length)) === text;

/** Detects the format of a file from its first bytes: an Ogg page with an Opus header, an ID3 tag, or a frame of MPEG layer III. */
function formatOf(bytes: Uint8Array): AudioFormat | undefined {
  if (startsWith(bytes, 'OggS') && startsWith(bytes, 'OpusHead', 28)) return 'opus';
  const [first = 0, second = 0] = bytes;
  return startsWith(bytes, 'ID3') || (first === 0xff && (second & 0xe6) === 0xe2) ? 'mp3' : undefined;
}

export const recordingsCheck = siteCheck({
  codes: ['audio-format', 'audio-too-large'],
  reads: ['recordings', 'sounds'],
  check: ({ recordings, sounds }) =>
    recordings.flatMap(({ file, path, asset, format }) => {
      const bytes = sounds.get(asset);
      if (bytes === undefined) return [];
      return [
        ...(formatOf(bytes) === format && audioEndings[format].test(asset)
          ? []
          : [createFinding('audio-format', { file, path }, { name: asset, format })]),
        ...(bytes.length > maxAudioBytes
          ? [createFinding('audio-too-large', { file, path }, { bytes: bytes.length, limit: maxAudioBytes })]
          : []),
      ];
    }),
});
