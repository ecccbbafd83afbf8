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

const NO_ADDRESS = 'The provider gave no address for the console';

/** `failure`: why there is no console, if the call did not tell; `address`: where the window was blocked. */
export type ConsoleOutcome =
  | { readonly opened: boolean; readonly failure?: string }
  | { readonly address: string };

/** Call it in the press, or browsers block the window. The secret address goes straight there. */
export async function openConsole(activate: () => Promise<CallOutcome>): Promise<ConsoleOutcome> {
  const opened = window.open('', '_blank');
  if (opened !== null) opened.opener = null;
  const outcome = await activate();
  const address = outcome.ok ? consoleAddress(outcome.answer.body) : undefined;
  if (address === undefined) {
    opened?.close();
    return { opened: false, ...(outcome.ok && { failure: NO_ADDRESS }) };
  }
  if (opened === null) return { address };
  opened.location.replace(address);
  return { opened: true };
}
