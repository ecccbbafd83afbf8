import type { Answer } from '@mocks/provider/answer';
import type { PublicCall } from '@mocks/provider/call';

/** The page needs nothing at all, so it may have nothing. Its address holds a secret: it tells nobody. */
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

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** A page of a heading and paragraphs, given as text. */
function page(status: number, title: string, paragraphs: readonly string[]): Answer {
  const lines = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
${lines}
</html>
`;
  return { status, text, headers };
}

/**
 * What stands at the address of a console: as there is no machine behind it, a page that says so. Let
 * in is who brings the console's token as the password query (spec 2 §4).
 */
export function consolePage({ core: { world, consoles }, url }: PublicCall): Answer {
  const [, , id = ''] = url.pathname.split('/');
  const server = world.server.get(id);
  const until = consoles.admits(id, url.searchParams.get('password'));
  if (server === undefined || until === null) {
    return page(403, 'No access to this console', [
      'The link is wrong or has expired. Open the console from the server’s page again.',
    ]);
  }
  return page(200, `Console of ${server.name === '' ? id : server.name}`, [
    `This is where the screen of ${id} would be. The provider is simulated: there is no machine behind it.`,
    `The link holds until ${new Date(until).toISOString()}.`,
  ]);
}
