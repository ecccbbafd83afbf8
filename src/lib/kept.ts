type Name = 'localStorage' | 'sessionStorage';

export function readKept(name: Name, key: string): string | undefined {
  try {
    return globalThis[name].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key, or none. Returns true if the browser did so. */
export function keep(name: Name, key: string, text?: string): boolean {
  try {
    if (text === undefined) globalThis[name].removeItem(key);
    else globalThis[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function followKept(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
}

/** Notifies this window of its own change: the browser notifies only the others. */
export function tellKept(key: string): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
}

/** True of a key under a prefix, except one user's: they stand as prefix, user, slash, rest. */
export function isDropped(key: string, prefix: string, except?: string): boolean {
  const isKept = except !== undefined && key.startsWith(`${prefix}${except}/`);
  return key.startsWith(prefix) && !isKept;
}

export function dropKept(name: Name, prefix: string, except?: string): void {
  try {
    for (const key of Object.keys(globalThis[name])) {
      if (isDropped(key, prefix, except)) keep(name, key);
    }
  } catch {
    // Blocked storage keeps nothing.
  }
}
