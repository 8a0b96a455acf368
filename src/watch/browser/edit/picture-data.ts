// Reads the part of a file that is sent to the server: the entire file, or only its beginning if the server would refuse it.
import type { NewPictureRequest } from './protocol.ts';

/** In bytes. The server refuses larger files. */
export const maxPictureSize = 50_000_000;

/** Enough for the server to find out what a file is, in bytes. */
const startLength = 4096;

/** The first bytes of files that the server accepts or explains: JPEG, PNG, GIF, WebP, TIFF, AVIF, HEIC, and SVG, which is text. */
const starts =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|II[*+]\0|MM\0[*+]|[\s\S]{4}ftyp(?:avi[fs]|hei[cxms]|hev[cx]|mif1|msf1)|(?:\xef\xbb\xbf)?\s*(?:<|$))/;

/** Returns whether a file that begins with `bytes` can be a picture. */
export const beginsAsPicture = (bytes: Uint8Array): boolean => starts.test(String.fromCharCode(...bytes));

/** Resolves to the bytes to send, without waiting for those of a file that cannot be used. */
export async function pictureData(file: Blob): Promise<Pick<NewPictureRequest, 'data' | 'size'>> {
  const start = new Uint8Array(
    await file
      .slice(0, 64)
      .arrayBuffer()
      .catch(() => new ArrayBuffer()),
  );
  if (file.size <= maxPictureSize && beginsAsPicture(start)) return { data: await base64Of(file) };
  return { data: await base64Of(file.slice(0, startLength)), size: file.size };
}

/** Resolves to the bytes of a file in base64; empty if it cannot be read. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
