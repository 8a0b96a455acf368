// Problems of recordings. Each recording has two sound files.
import type { Translation } from '../define.ts';
import type { recordings as english } from '../en/recordings.ts';

const names = { opus: 'keine Opus-Datei mit der Endung .opus oder .ogg', mp3: 'keine MP3-Datei mit der Endung .mp3' };
const commands = { opus: 'ffmpeg -i anruf.wav -c:a libopus -b:a 24k anruf.opus', mp3: 'ffmpeg -i anruf.wav -b:a 64k -ac 1 anruf.mp3' };

export const recordings: Translation<typeof english> = {
  'audio-format': ({ name, format }) => ({
    message: `Die Datei ${name} ist ${names[format]}.`,
    hint: `Speichern Sie die Aufnahme in diesem Format, zum Beispiel mit „${commands[format]}“.`,
  }),
  'audio-too-large': ({ bytes, limit }) => ({
    message: `Die Aufnahme hat ${bytes} Bytes; veröffentlicht werden höchstens ${limit}.`,
    hint: 'Kürzen Sie sie, oder speichern Sie Sprache mit weniger Bits: 24 kbit/s in Opus, 64 kbit/s in MP3.',
  }),
};
