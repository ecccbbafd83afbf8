/** Continues from a place in the text; true if the rest matches. */
type Next = (at: number) => boolean;
/** Tries to match from a place, and continues. */
type Node = (at: number, next: Next) => boolean;

interface Part {
  readonly node: Node;
  /** True for a part of one character, which is repeated without recursion. */
  readonly isSingle: boolean;
}

interface Run {
  readonly text: string;
  readonly flags: string;
  /** Counts looks at a character and further ways tried. */
  steps: number;
}

const native = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')?.value as (
  this: RegExp,
  text: string,
) => RegExpExecArray | null;

const singles = new Map<string, RegExp>();

/** True if the browser's engine matches one character, which counts as one step. */
function isOne(source: string, flags: string, character: string): boolean {
  const key = `${flags} ${source}`;
  const single = singles.get(key) ?? new RegExp(`^(?:${source})$`, flags);
  singles.set(key, single);
  return native.call(single, character) !== null;
}

/** Returns the index after a class that begins here. */
function endOfClass(source: string, begin: number): number {
  let at = begin + 1;
  while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

const ESCAPE = /\\(?:p\{[^}]+\}|P\{[^}]+\}|u\{[^}]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/suy;
const REPEAT = /([*+?])|\{(\d+)(,?)(\d*)\}/uy;

function sticky(shape: RegExp, source: string, at: number): RegExpExecArray | null {
  shape.lastIndex = at;
  return native.call(shape, source);
}

/** Parses an expression into matchers that work as a backtracking engine does, and count steps. */
function parse(source: string, run: Run): Node {
  let at = 0;
  const flags = run.flags.replaceAll(/[gy]/gu, '');

  const single = (one: string): Part => ({
    isSingle: true,
    node: (from, next) => {
      run.steps += 1;
      const point = run.text.codePointAt(from);
      if (point === undefined) return false;
      const character = String.fromCodePoint(point);
      return isOne(one, flags, character) && next(from + character.length);
    },
  });

  const place = (is: (from: number) => boolean): Part => ({
    isSingle: false,
    node: (from, next) => {
      run.steps += 1;
      return is(from) && next(from);
    },
  });

  const isWord = (from: number) => /\w/u.test(run.text.charAt(from));

  function behind(body: Node, isWanted: boolean): Part {
    return place((from) => {
      const longest = 24;
      for (let begin = from; begin >= Math.max(0, from - longest); begin -= 1) {
        if (body(begin, (end) => end === from)) return isWanted;
      }
      return !isWanted;
    });
  }

  function group(): Part {
    at += 1;
    const head = /^\?(?:[:=!]|<[=!])/u.exec(source.slice(at, at + 3))?.[0] ?? '';
    at += head.length;
    const body = either();
    at += 1;
    if (head === '?=') return place((from) => body(from, () => true));
    if (head === '?!') return place((from) => !body(from, () => true));
    if (head === '?<=' || head === '?<!') return behind(body, head === '?<=');
    return { node: body, isSingle: false };
  }

  function atom(): Part {
    const character = source.charAt(at);
    if (character === '(') return group();
    if (character === '[') {
      const begin = at;
      at = endOfClass(source, at);
      return single(source.slice(begin, at));
    }
    if (character === '\\') {
      const escape = sticky(ESCAPE, source, at)?.[0] ?? '';
      at += escape.length;
      if (escape === '\\b') return place((from) => isWord(from - 1) !== isWord(from));
      return single(escape);
    }
    const one = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += one.length;
    if (one === '^') return place((from) => from === 0);
    if (one === '$') return place((from) => from === run.text.length);
    return single(one);
  }

  function repeated({ node, isSingle }: Part, least: number, most: number): Node {
    if (isSingle) {
      return (from, next) => {
        const ends = [from];
        while (ends.length <= most && node(ends.at(-1) ?? from, (end) => ends.push(end) > 0));
        while (ends.length > least) if (next(ends.pop() ?? from)) return true;
        return false;
      };
    }
    const again =
      (count: number): Node =>
      (from, next) =>
        (count < most && node(from, (end) => end > from && again(count + 1)(end, next))) ||
        (count >= least && next(from));
    return again(0);
  }

  function sequence(): Node {
    const nodes: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = atom();
      const repeat = sticky(REPEAT, source, at);
      if (repeat === null) {
        nodes.push(part.node);
        continue;
      }
      const [whole, sign, least = '0', comma = '', most = ''] = repeat;
      at += whole.length;
      if (source[at] === '?') throw new Error(`A lazy repeat is not counted: ${source}`);
      const bound = comma === '' ? Number(least) : most === '' ? Infinity : Number(most);
      if (sign === undefined) nodes.push(repeated(part, Number(least), bound));
      else nodes.push(repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity));
    }
    return nodes.reduceRight<Node>(
      (rest, node) => (from, next) => node(from, (end) => rest(end, next)),
      (from, next) => next(from),
    );
  }

  function either(): Node {
    const ways = [sequence()];
    while (source[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) return only;
    return (from, next) => ways.some((way) => way(from, next));
  }

  return either();
}

/** Counts the steps of a search from where the expression says, without optimisations. */
function stepsOf(expression: RegExp, text: string): number {
  const { source, flags, lastIndex, global, sticky: isSticky } = expression;
  const run: Run = { text, flags, steps: 0 };
  const node = parse(source, run);
  const begin = global || isSticky ? lastIndex : 0;
  for (let from = begin; from <= text.length; from += 1) {
    if (node(from, () => true)) break;
    if (isSticky || source.startsWith('^')) break;
  }
  return run.steps;
}

/** Counts the steps of all expressions that `work` searches with, wherever they are written. */
export function countSteps(work: () => void): number {
  let steps = 0;
  let isCounting = true;
  const counting = function exec(this: RegExp, text: string) {
    if (isCounting) {
      isCounting = false;
      try {
        steps += stepsOf(this, text);
      } finally {
        isCounting = true;
      }
    }
    return native.call(this, text);
  };
  Object.defineProperty(RegExp.prototype, 'exec', {
    value: counting,
    configurable: true,
    writable: true,
  });
  try {
    work();
  } finally {
    Object.defineProperty(RegExp.prototype, 'exec', {
      value: native,
      configurable: true,
      writable: true,
    });
  }
  return steps;
}
