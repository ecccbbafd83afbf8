import type { Answer } from '@mocks/provider/answer';
import type { PublicCall } from '@mocks/provider/call';
import { escaped, page } from '@mocks/provider/page';

/** A page of paragraphs, given as text. */
const told = (status: number, title: string, paragraphs: readonly string[]): Answer =>
  page(status, title, paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n'));

/**
 * The page at a console's address. It explains that there is no machine. The password query must be
 * the console's token (docs/product/servers.md#console-window), else it answers 403.
 */
export function consolePage({ core: { world, consoles }, url }: PublicCall): Answer {
  const [, , id = ''] = url.pathname.split('/');
  const server = world.server.get(id);
  const until = consoles.admits(id, url.searchParams.get('password'));
  if (server === undefined || until === null) {
    return told(403, 'No access to this console', [
      'The link is wrong or has expired. Open the console from the server’s page again.',
    ]);
  }
  return told(200, `Console of ${server.name === '' ? id : server.name}`, [
    `This is where the screen of ${id} would be. The provider is simulated: there is no machine behind it.`,
    `The link holds until ${new Date(until).toISOString()}.`,
  ]);
}
