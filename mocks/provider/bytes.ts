const encoder = new TextEncoder();
// A leading byte order mark stays part of the text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A text in UTF-8; bytes as they are. */
export const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? encoder.encode(data) : data;

export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Collects all chunks. */
export async function gathered(
  coming: AsyncIterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of coming) pieces.push(piece);
  return joinedBytes(pieces);
}

/** Collects all chunks as UTF-8 text. */
export const textOf = async (coming: AsyncIterable<Uint8Array>): Promise<string> =>
  decoder.decode(await gathered(coming));

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** RFC 4648 §5, without padding. */
export const toBase64Url = (data: string | Uint8Array): string =>
  btoa(Array.from(bytesOf(data), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes base 64 of either alphabet, or returns '' for invalid text. */
export function fromBase64(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain) || plain.replaceAll('=', '').length % 4 === 1)
    return '';
  const letters = atob(plain.replaceAll('=', ''));
  return decoder.decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
