import * as v from 'valibot';
import { unreadable } from '@/provider/api-error';
import type { CallOutcome } from '@/store/calls/manager';
import type { NewToast } from '@/store/toasts/toasts-slice';
import type { Dialogs } from '@/ui/dialogs/dialog-stack';
import { ConsoleDialog } from './console-dialog';
import { words } from './words';

const answer = v.object({ console_url: v.string(), console_token: v.string() });

/**
 * Returns the console's URL with the token as password query. Undefined unless it is a web
 * address.
 */
export function consoleAddress(body: unknown): string | undefined {
  const given = v.safeParse(answer, body);
  if (!given.success || !URL.canParse(given.output.console_url)) return undefined;
  const address = new URL(given.output.console_url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
  address.searchParams.set('password', given.output.console_token);
  return address.href;
}

interface Means {
  readonly about: string;
  readonly success: string;
  /** Sends the call, which reports its own failure. */
  readonly start: () => Promise<CallOutcome>;
  readonly dialogs: Pick<Dialogs, 'open'>;
  readonly notify: (toast: NewToast) => void;
}

/**
 * Opens the console in the window, or in a dialog if the window was blocked. Resolves to true if
 * there is a console. The secret address goes straight there.
 */
export async function openConsole(
  opened: Window | null,
  { about, success, start, dialogs, notify }: Means,
): Promise<boolean> {
  if (opened !== null) opened.opener = null;
  const outcome = await start();
  const address = outcome.ok ? consoleAddress(outcome.answer.body) : undefined;
  if (address !== undefined) {
    if (opened === null) void dialogs.open(ConsoleDialog, { about, address }, { size: 's' });
    else {
      opened.location.replace(address);
      notify({ tone: 'success', message: success, detail: about });
    }
    return true;
  }
  opened?.close();
  if (outcome.ok) {
    const { requestId } = outcome.answer;
    const message = words.console.noAddress;
    const cause = { ...unreadable(message).facts, requestId };
    notify({ tone: 'error', message, detail: about, cause });
  }
  return false;
}
