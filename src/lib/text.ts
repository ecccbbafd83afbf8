/** Several messages as one line (spec 1 §8: joined with '. '). */
export function joinMessages(messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join('. ');
}

/** 'one', 'one and two', 'one, two and three'. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** '1 server', '2 servers'. */
export function counted(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}
