/** Joins messages with '. ', unless told otherwise (spec 1 §8). */
export function joinMessages(messages: readonly string[], joint = '. '): string {
  return messages.filter((message) => message !== '').join(joint);
}
