import type { Answer } from '@mocks/provider/answer';

/** Such a page needs nothing at all, so it may have nothing. Its address may hold a secret: it tells nobody. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in markup, or in an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** A plain page of a title, given as text, and of a body, given as markup. */
export function page(status: number, title: string, body: string): Answer {
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
${body}
</html>
`;
  return { status, text, headers };
}
