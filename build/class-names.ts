import { basename } from 'node:path';

/**
 * Gives each class the name of its style module, which shrinks on the way as a hash does not. What it returns
 * throws where two modules have one name.
 */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const module = basename(file, '.module.css');
    const known = files.get(module) ?? file;
    if (known !== file) throw new Error(`${known} and ${file} need different names`);
    files.set(module, file);
    return `${module}_${name}`;
  };
}
