const ASCII = /^\p{ASCII}*$/u;

/** Returns a text in lower case, without diacritics. */
export const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ł', 'l')
        .replaceAll('ı', 'i');
