/** What a browser keeps, if it does: blocked storage throws on access. */
export function storageNamed(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** Drops what is kept by user under a prefix, except that of one. */
export function dropKept(storage: Storage | undefined, prefix: string, except?: string): void {
  for (const key of Object.keys(storage ?? {})) {
    const isKept = except !== undefined && key.startsWith(`${prefix}${except}/`);
    if (key.startsWith(prefix) && !isKept) storage?.removeItem(key);
  }
}
