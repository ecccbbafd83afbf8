/**
 * The File System Access API, which many browsers lack. It lets a page write to a chosen file piece
 * by piece.
 */
interface Picking {
  showSaveFilePicker?(options: {
    suggestedName: string;
  }): Promise<Pick<FileSystemFileHandle, 'createWritable'>>;
}

/** Writes the content: as a stream to a chosen file, or as a whole once it is complete. */
export type Saving = (
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
) => Promise<void>;

/** Time in ms by which the browser has read the blob. */
const READ_MS = 60_000;

export function saveBlob(file: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

export const canStream = (): boolean => 'showSaveFilePicker' in window;

/** Asks, within a press, for the place of a file. Undefined if the user cancels. */
export async function askWhere(file: string): Promise<Saving | undefined> {
  const handle = (window as Picking).showSaveFilePicker?.({ suggestedName: file });
  if (handle === undefined) {
    return async (content) => saveBlob(file, await new Response(content).blob());
  }
  try {
    const place = await handle;
    return async (content, signal) => content.pipeTo(await place.createWritable(), { signal });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined;
    throw thrown;
  }
}
