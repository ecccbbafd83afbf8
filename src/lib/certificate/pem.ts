import { fromBase64 } from '../base64';

export interface Block {
  readonly label: string;
  readonly der: Uint8Array<ArrayBuffer>;
  readonly pem: string;
}

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const DASHES = '-----';

/** The blocks of a PEM text (RFC 7468). Throws where one is not whole. */
export function blocksOf(text: string): readonly Block[] {
  const [, ...parts] = text.split(BEGIN);
  return parts.map((part) => {
    const [label = ''] = part.split(DASHES, 1);
    const last = `${END}${label}${DASHES}`;
    const end = part.indexOf(last);
    if (end < 0) throw new SyntaxError(`The block ${label} has no end`);
    const der = fromBase64(part.slice(label.length + DASHES.length, end));
    if (der === undefined) throw new SyntaxError(`The block ${label} is no Base64`);
    return { label, der, pem: `${BEGIN}${part.slice(0, end)}${last}\n` };
  });
}
