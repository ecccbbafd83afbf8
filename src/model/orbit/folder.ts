/** The folder that an object lies in; empty for the container itself. */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1);
}

/** A name without the folder that it lies in. */
export const basenameOf = (name: string): string => name.slice(parentOf(name).length);
