const TAIL = 12;

export function keyLabels(keys: string): readonly string[] {
  return keys
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [type = '', body = '', ...comment] = line.split(/\s+/u);
      const tail = body.length > TAIL ? `…${body.slice(-TAIL)}` : body;
      return [type, tail, ...comment].filter(Boolean).join(' ');
    });
}
