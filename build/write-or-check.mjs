// Files that are made of others and stand in the repository.
import { readFileSync, writeFileSync } from 'node:fs';

function standing(target) {
  try {
    return readFileSync(target, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Writes such a file. With `--check` only says if it is stale, and how to make it again.
 * @param {URL} target
 * @param {string} text its content
 * @param {{ name: string, command: string }} words its path, and the command that writes it
 */
export function writeOrCheck(target, text, { name, command }) {
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
  } else if (standing(target) !== text) {
    console.error(`${name} is stale: run \`${command}\`.`);
    process.exitCode = 1;
  }
}
