/** A place that a browser lets a page write to, piece by piece (File System Access API); absent from many. */
interface Picking {
  showSaveFilePicker?(options: {
    suggestedName: string;
  }): Promise<Pick<FileSystemFileHandle, 'createWritable'>>;
}

/** What is written: a stream into a place that was chosen, or as a whole once it is there. */
export type Saving = (
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
) => Promise<void>;

/** In milliseconds: by then the browser has read it. */
const READ_MS = 60_000;

/** Has the browser save what is there as a whole. */
export function saveBlob(file: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

/** Whether what is saved is written as it arrives, and not held until it is all there. */
export const canStream = (): boolean => 'showSaveFilePicker' in window;

/** Asks, within a press, where a file goes; undefined if the reader would not say. */
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
