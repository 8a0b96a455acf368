// Upkeep of the queue: lists messages and the requests of operators, stores notes, and deletes expired messages.
import { errorCodeOf } from '../../node/fs/error-code.ts';
import { type Queue, type QueueRequest, queueFolders } from './queue.ts';
import { type QueueDisk, readQueueText } from './queue-disk.ts';
import { readName, readStates, stateBytes } from './queue-file.ts';
import { writeDurably } from './write-durably.ts';

const day = 24 * 60 * 60_000;
/** Minimum number of days for which a delivery is recorded, even if its texts are removed earlier. */
const traceDays = 30;
/** Days for which a person can deliver held and undeliverable messages. */
const personDays = { held: 30, dead: 90 } as const;

type Upkeep = Pick<Queue, 'sweep' | 'known' | 'heldCount' | 'forPerson' | 'requests' | 'note' | 'writeNote'>;

export function upkeepOf(disk: QueueDisk): Upkeep {
  const { files, at } = disk;
  const namesIn = async (folder: 'dead' | 'held'): Promise<readonly string[]> =>
    (await files.readdir(at(folder))).filter((name) => readName(name) !== undefined);
  return {
    known: async () => {
      const names = await Promise.all(queueFolders.map((folder) => files.readdir(at(folder))));
      return names.flat().flatMap((name) => readName(name) ?? []);
    },
    heldCount: async () => (await files.readdir(at('held'))).length,
    forPerson: async () => ({ dead: await namesIn('dead'), held: await namesIn('held') }),
    requests: async () => {
      const requests = (await files.readdir(at('requests'))).sort();
      const found = requests.flatMap((file) => requestOf(file) ?? []);
      for (const file of requests) await files.unlink(at('requests', file));
      return found;
    },
    sweep: async (now) => {
      for (const folder of ['held', 'dead'] as const) for (const name of await namesIn(folder)) await forget(disk, [folder, name], now);
      for (const name of await files.readdir(at('delivered'))) await forgetDelivered(disk, name, now);
    },
    note: (name) => readQueueText(files, at(name)),
    writeNote: (name, text) => writeDurably(files, at(name), { bytes: text, temporary: at('incoming', name) }),
  };
}

/** Deletes a message that has waited for a person too long. A file that the disk refuses must not prevent the deletion of others. */
async function forget(
  { files, at, log }: QueueDisk,
  [folder, name]: readonly [folder: 'held' | 'dead', name: string],
  now: number,
): Promise<void> {
  try {
    if ((now - (await files.stat(at(folder, name))).mtimeMs) / day < personDays[folder]) return;
    await files.unlink(at(folder, name));
    log(`${readName(name)?.number}: deleted after ${personDays[folder]} days in ${folder}`);
  } catch (error) {
    log(`${at(folder, name)}: not deleted: the disk refuses it (${errorCodeOf(error)})`);
  }
}

/** Removes the texts of a delivered message, and later its file. */
async function forgetDelivered({ files, at, keepDays, log }: QueueDisk, name: string, now: number): Promise<void> {
  const path = at('delivered', name);
  try {
    const { mtimeMs, size } = await files.stat(path);
    const days = (now - mtimeMs) / day;
    const states = readStates((await readQueueText(files, path)) ?? '');
    const kept = stateBytes(states?.length ?? 1);
    if (days >= Math.max(traceDays, keepDays)) await files.unlink(path);
    else if (days >= keepDays && size > kept) await files.truncate(path, kept);
  } catch (error) {
    log(`${path}: not deleted: the disk refuses it (${errorCodeOf(error)})`);
  }
}

function requestOf(file: string): QueueRequest | undefined {
  const [, name, verb] = /^(.+)\.(retry|delete)$/.exec(file) ?? [];
  if (name === undefined || readName(name) === undefined) return undefined;
  return { name, verb: verb === 'retry' ? 'retry' : 'delete' };
}
