interface Given {
  text: string;
  headers: Readonly<Record<string, string>>;
  hasBody: boolean;
}

interface Bent {
  how: string;
  fails?: 'drop' | number;
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

export function bend(
  given: Given,
  random: () => number,
  kind: 'readable' | 'unknowable' | 'unread',
): Bent | undefined;

export function withoutFacts(text: string): string;

export function inUse(text: string): string;

export function inUseOf(field: string, text: string): string;
