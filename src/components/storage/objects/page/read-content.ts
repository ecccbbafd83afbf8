interface Content {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface ReadContent {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly isWhole: boolean;
}

/** Reads at most `most` bytes; the rest is not requested. */
export async function readParts({ body }: Content, most: number): Promise<ReadContent> {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let left = most;
  for (;;) {
    // Each part follows the one before.
    const { value } = await reader.read();
    if (value === undefined) return { parts, isWhole: true };
    parts.push(value.subarray(0, left));
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      return { parts, isWhole: false };
    }
  }
}

/** Decodes the content as text; undefined if a zero byte shows that it is not text. */
export function textOf({ parts }: ReadContent): string | undefined {
  const decoder = new TextDecoder();
  const text = parts.map((part) => decoder.decode(part, { stream: true })).join('');
  return text.includes('\0') ? undefined : text;
}

/** Encodes a picture as a data address: the policy lets a page load no other. */
export function dataAddress({ parts }: ReadContent, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('It could not be read'));
    reader.readAsDataURL(new Blob([...parts], { type }));
  });
}
