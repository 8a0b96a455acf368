// A file of many values, one after the other, each with a head: its name (a digest), its length, its checksum, and the checksum of the head.
import { crc32 } from 'node:zlib';

/** A value in the file. */
export interface PackedValue {
  readonly bytes: Uint8Array;
  /** The checksum of its name and its bytes. */
  readonly sum: number;
}

export interface Pack {
  readonly values: Map<string, PackedValue>;
  /** The bytes of the file, with values that later ones replace. */
  size: number;
  /** Whether a head cannot be read: nothing can be appended. */
  isDamaged: boolean;
}

const nameLength = 32;
export const headLength = nameLength + 12;

/** The checksum of a value under its name. */
export const sumOf = (name: string, bytes: Uint8Array): number => crc32(bytes, crc32(name));

/** The bytes in front of a value. */
export function headOf(name: string, { bytes, sum }: PackedValue): Uint8Array {
  const head = Buffer.alloc(headLength);
  head.write(name, 'latin1');
  head.writeUInt32LE(bytes.length, nameLength);
  head.writeUInt32LE(sum, nameLength + 4);
  head.writeUInt32LE(crc32(head.subarray(0, headLength - 4)), headLength - 4);
  return head;
}

/** The values in the bytes of a file, as views of them; a later value replaces one of its name. */
export function packOf(bytes: Buffer): Pack {
  const pack = { values: new Map<string, PackedValue>(), size: bytes.length, isDamaged: false };
  let start = 0;
  while (start < bytes.length) {
    const head = bytes.subarray(start, start + headLength);
    const isWhole = head.length === headLength && crc32(head.subarray(0, headLength - 4)) === head.readUInt32LE(headLength - 4);
    const end = isWhole ? start + headLength + head.readUInt32LE(nameLength) : Number.POSITIVE_INFINITY;
    if (end > bytes.length) return { ...pack, isDamaged: true };
    pack.values.set(head.toString('latin1', 0, nameLength), {
      bytes: bytes.subarray(start + headLength, end),
      sum: head.readUInt32LE(nameLength + 4),
    });
    start = end;
  }
  return pack;
}
