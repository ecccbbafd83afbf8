export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1);
}

export const basenameOf = (name: string): string => name.slice(parentOf(name).length);
