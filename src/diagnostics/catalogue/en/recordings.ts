// Problems of recordings. Each recording has two sound files.
import { error } from '../define.ts';

const names = { opus: 'an Opus file with the extension .opus or .ogg', mp3: 'an MP3 file with the extension .mp3' };
const commands = { opus: 'ffmpeg -i call.wav -c:a libopus -b:a 24k call.opus', mp3: 'ffmpeg -i call.wav -b:a 64k -ac 1 call.mp3' };

export const recordings = {
  'audio-format': error<{ name: string; format: 'opus' | 'mp3' }>(({ name, format }) => ({
    message: `The file ${name} is not ${names[format]}.`,
    hint: `Save the recording in that format, for example with “${commands[format]}”.`,
  })),
  'audio-too-large': error<{ bytes: number; limit: number }>(({ bytes, limit }) => ({
    message: `The recording has ${bytes} bytes; at most ${limit} are published.`,
    hint: 'Shorten it, or save speech with fewer bits: 24 kbit/s in Opus, 64 kbit/s in MP3.',
  })),
};
