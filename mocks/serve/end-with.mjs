/** Ends the command with a sentence: what is wrong with what it was given needs no stack. */
export function endWith({ message }) {
  console.error(message);
  process.exit(1);
}

/** What a call gives; the command ends with the sentence that it throws. */
export function orEnd(call) {
  try {
    return call();
  } catch (error) {
    return endWith(error);
  }
}
