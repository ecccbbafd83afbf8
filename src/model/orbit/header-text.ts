/**
 * Encodes text for a header: a character for each byte of its UTF-8, as Swift wants metadata.
 * Browsers refuse any character beyond U+00FF in a header. Swift refuses bytes that are not UTF-8.
 */
export function toHeader(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

export function fromHeader(value: string): string {
  if (/[^\0-\xff]/u.test(value)) return value;
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return value;
  }
}
