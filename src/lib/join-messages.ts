/** Joins messages (spec 1 §8). One that ends in a full stop gets no second. */
export function joinMessages(messages: readonly string[], joint = '. '): string {
  const told = messages.filter((message) => message !== '');
  return told
    .map((message, at) => (at === told.length - 1 ? message : message.replace(/\.$/u, '')))
    .join(joint);
}
