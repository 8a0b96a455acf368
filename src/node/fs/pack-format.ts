// The format of a file with many values, one after the other. Each value has a head: its name (a digest), its length and its checksum, and
// the checksum of the head itself.
import { crc32 } from 'node:zlib';

/** A value in the file. */
export interface PackedValue {
  readonly bytes: Uint8Array;
  /** The checksum of the value's name and bytes. */
  readonly sum: number;
}

export interface Pack {
  readonly values: Map<string, PackedValue>;
  /** The size of the file in bytes, including values that later ones replace. */
  size: number;
  /** Whether a head is damaged or a value incomplete, so that nothing can be appended. */
  isDamaged: boolean;
}

const nameLength = 32;
export const headLength = nameLength + 12;

/** Returns the checksum of a value and its name. */
export const sumOf = (name: string, bytes: Uint8Array): number => crc32(bytes, crc32(name));

/** Returns the head of a value. */
export function headOf(name: string, { bytes, sum }: PackedValue): Uint8Array {
  const head = Buffer.alloc(headLength);
  head.write(name, 'latin1');
  head.writeUInt32LE(bytes.length, nameLength);
  head.writeUInt32LE(sum, nameLength + 4);
  head.writeUInt32LE(crc32(head.subarray(0, headLength - 4)), headLength - 4);
  return head;
}

/** Parses the bytes of a file into values, as views of the bytes; a later value replaces an earlier one with the same name. */
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
