import type { Answer } from '@mocks/provider/answer';

/**
 * These pages load nothing, so nothing is allowed. Their address may hold a secret, so no referrer
 * is sent.
 */
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

/** Escapes text for markup, or for an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** A plain page: `title` is text, `body` is markup. */
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
