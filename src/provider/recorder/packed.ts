export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
  readonly length: number;
}

/** Characters from which a text is compressed: less would save little. */
const WORTH = 400;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function pack(text: string): Promise<Packed> {
  const bytes = new TextEncoder().encode(text);
  const { length } = text;
  if (length < WORTH) return { bytes, isDeflated: false, length };
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  return { bytes: deflated, isDeflated: true, length };
}

export async function unpack({ bytes, isDeflated }: Packed): Promise<string> {
  const plain = isDeflated ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
  return new TextDecoder().decode(plain);
}

export function isSame(one: Packed, other: Packed): boolean {
  return (
    one.length === other.length &&
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, at) => byte === other.bytes[at])
  );
}
