/** A Chromium on this machine and where it comes from. */
export interface FoundBrowser {
  path: string;
  source: string;
}

/** The Chromium to drive, or null when the machine has none. */
export function findChromium(): FoundBrowser | null;
