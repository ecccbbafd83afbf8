const ASCII = /^\p{ASCII}*$/u;

/** Letters without what stands above and below them, in lower case. */
export const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ł', 'l')
        .replaceAll('ı', 'i');
