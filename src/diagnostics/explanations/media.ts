// Causes and cures of the codes on docs/diagnostics/media.md.
import type { Explanations } from './code-explanation.ts';

export const mediaExplanations = {
  'asset-script': {
    cause:
      'An SVG file has a script, a link, an entity or something else that a browser would run or follow. An SVG that visitors open is a page of your site.',
    cure: 'Export it again as a plain SVG, with shapes, colours and texts only.',
  },
  'icon-too-complex': {
    cause:
      'Drawing the icon, or a picture that is an SVG, takes too long, because it repeats its elements too often or has too many filters. For the icon, the limit is lower.',
    cure: 'Draw it with fewer elements, and use gradients for blur and shadow. Save a picture as a PNG or WebP instead.',
  },
  'picture-animated': {
    cause: 'A picture has several frames. Moving pictures distract visitors, who cannot stop them.',
    cure: 'Save one frame as a still picture.',
  },
  'picture-format': {
    cause: 'A picture does not have the format that its place needs, or has another format than the extension of its name states.',
    cure: 'Save it in a format that the message names, with the extension of that format.',
  },
  'picture-narrow': {
    cause: 'A picture has fewer pixels than its place shows on screens with high resolution, where it looks blurred.',
    cure: 'Use a picture that is at least as wide as the message says.',
  },
  'picture-text': {
    cause:
      'A picture has no alternative text for people who cannot see it, has one and is marked as decorative, or has none and is all that a link contains.',
    cure: 'Describe in `alt` what it shows, or write `decorative: true` if it only decorates. In a link, say where it leads.',
  },
  'picture-too-large': {
    cause: 'A picture has so many pixels that reading it would take too much memory.',
    cure: 'Scale it down. Hardly any screen shows more than 4000 pixels across.',
  },
  'picture-unreadable': {
    cause: 'The file is damaged, or is not the picture that its name promises.',
    cure: 'Open it in a picture editor and save it again.',
  },
  'audio-format': {
    cause: 'A recording is not in the format of its key: `opus` needs an Opus file, `mp3` an MP3 file.',
    cure: 'Convert the recording with the command in the message.',
  },
  'audio-too-large': {
    cause: 'A recording is larger than 2 MiB, which takes long to load on a mobile connection.',
    cure: 'Shorten it, or save it with fewer bits: for speech, 24 kbit/s in Opus and 64 kbit/s in MP3 are enough.',
  },
} satisfies Explanations;
