const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export function isInEu(code: string): boolean {
  return EU.has(code.toUpperCase());
}

/** Greece uses EL (Council Directive 2006/112/EC, Article 215). */
const isPrefix = (prefix: string) => prefix === 'EL' || (prefix !== 'GR' && isInEu(prefix));

/** Returns a VAT number as it is sent: in capitals, without spaces, dots or hyphens. */
export function vatNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.-]/gu, '');
}

/** Validates a VAT number of the EU; an empty one is valid. */
export function vatNumberProblem(text: string): string | undefined {
  const number = vatNumber(text);
  if (number === '') return undefined;
  // The format that the VIES service of the European Commission accepts.
  const isRight = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/u.test(number) && isPrefix(number.slice(0, 2));
  return isRight ? undefined : 'Please enter an EU VAT number with its country, like IE1234567FA';
}
