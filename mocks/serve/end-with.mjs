/** Ends the command with a sentence: what is wrong with what it was given needs no stack. */
export function endWith({ message }) {
  console.error(message);
  process.exit(1);
}
