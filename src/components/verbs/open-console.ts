import * as v from 'valibot';
import type { CallOutcome } from '@/store/calls/manager';

const answer = v.object({ console_url: v.string(), console_token: v.string() });

/** Its URL with the token as password query (spec 2 §4); undefined unless it is a web address. */
export function consoleAddress(body: unknown): string | undefined {
  const given = v.safeParse(answer, body);
  if (!given.success || !URL.canParse(given.output.console_url)) return undefined;
  const address = new URL(given.output.console_url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
  address.searchParams.set('password', given.output.console_token);
  return address.href;
}

const BLOCKED =
  'Your browser blocked the console window. Allow pop-ups for this page and try again';
const NO_ADDRESS = 'The provider gave no address for the console';

/**
 * Call it in the press, or browsers block the window. The secret address goes straight there.
 * @returns why there is no console, if the call itself did not tell
 */
export async function openConsole(
  activate: () => Promise<CallOutcome>,
): Promise<string | undefined> {
  const opened = window.open('', '_blank');
  if (opened === null) return BLOCKED;
  opened.opener = null;
  const outcome = await activate();
  if (!outcome.ok) {
    opened.close();
    return undefined;
  }
  const address = consoleAddress(outcome.answer.body);
  if (address === undefined) {
    opened.close();
    return NO_ADDRESS;
  }
  opened.location.replace(address);
  return undefined;
}
