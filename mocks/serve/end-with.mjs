/** Ends the command with the error's sentence alone: a wrong argument needs no stack. */
export function endWith({ message }) {
  console.error(message);
  process.exit(1);
}

/** Returns the call's result. Ends the command with the sentence if the call throws. */
export function orEnd(call) {
  try {
    return call();
  } catch (error) {
    return endWith(error);
  }
}
