import type { CallFailed } from '@/components/lists/verbs/outcome-messages';
import { counted, joinList, joinMessages } from '@/lib/text';
import type { NewToast } from '@/store/toasts/toasts-slice';

export const SAVED = { tone: 'success', message: 'Rules saved' } as const;

interface UnsavedRule {
  /** 'TCP 22 from Any'. */
  readonly title: string;
  readonly failed: CallFailed;
}

interface Ended {
  readonly count: number;
  readonly unsaved: readonly UnsavedRule[];
  readonly group: string;
  readonly to: string;
}

/** 'TCP 22 from Any and TCP 80 from Any: API error. Not now', one for each reason. */
function reasonsOf(unsaved: readonly UnsavedRule[]): readonly string[] {
  const byReason = new Map<string, readonly string[]>();
  for (const { title, failed } of unsaved) {
    byReason.set(failed.message, [...(byReason.get(failed.message) ?? []), title]);
  }
  return [...byReason].map(([reason, titles]) => `${joinList(titles)}: ${reason}`);
}

export function saveToast({ count, unsaved, group, to }: Ended): NewToast {
  const [first] = unsaved;
  if (first === undefined) return { ...SAVED, detail: group, to };
  const failed = unsaved.filter((rule) => !rule.failed.isUnknown);
  const unknown = unsaved.filter((rule) => rule.failed.isUnknown);
  const maybe = `${counted(unknown.length, 'firewall rule')} may be saved`;
  const { facts } = (failed[0] ?? first).failed;
  const shared = {
    detail: `Anything not saved is kept on the page of ${group}`,
    to,
    ...(facts && { cause: facts }),
  };
  if (failed.length === 0) {
    return {
      ...shared,
      tone: 'warning',
      persistent: true,
      title: maybe,
      message: joinMessages(reasonsOf(unknown)),
    };
  }
  const more = unknown.length > 0 ? [maybe, ...reasonsOf(unknown)] : [];
  return {
    ...shared,
    tone: 'error',
    title: `Could not save ${String(failed.length)} of ${counted(count, 'firewall rule')}`,
    message: joinMessages([...reasonsOf(failed), ...more]),
  };
}
