type Name = 'localStorage' | 'sessionStorage';

/** The text that a browser keeps under a key. */
export function readKept(name: Name, key: string): string | undefined {
  try {
    return globalThis[name].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key, or none. Answers whether the browser did so. */
export function keep(name: Name, key: string, text?: string): boolean {
  try {
    if (text === undefined) globalThis[name].removeItem(key);
    else globalThis[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Drops what is kept by user under a prefix, except that of one. */
export function dropKept(name: Name, prefix: string, except?: string): void {
  try {
    for (const key of Object.keys(globalThis[name])) {
      const isKept = except !== undefined && key.startsWith(`${prefix}${except}/`);
      if (key.startsWith(prefix) && !isKept) keep(name, key);
    }
  } catch {
    // Blocked storage keeps nothing.
  }
}
