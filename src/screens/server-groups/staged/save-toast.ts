import type { CallFailed } from '@/components/lists/verbs/outcome-messages';
import { joinMessages } from '@/lib/text';
import type { NewToast } from '@/store/toasts/toasts-slice';
import { words } from '../words';

export const SAVED = { tone: 'success', message: words.toast.saved } as const;

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

/** One sentence for each reason. */
function reasonsOf(unsaved: readonly UnsavedRule[]): readonly string[] {
  const byReason = new Map<string, readonly string[]>();
  for (const { title, failed } of unsaved) {
    byReason.set(failed.message, [...(byReason.get(failed.message) ?? []), title]);
  }
  return [...byReason].map(([reason, titles]) => words.toast.reason(titles, reason));
}

export function saveToast({ count, unsaved, group, to }: Ended): NewToast {
  const [first] = unsaved;
  if (first === undefined) return { ...SAVED, detail: group, to };
  const failed = unsaved.filter((rule) => !rule.failed.isUnknown);
  const unknown = unsaved.filter((rule) => rule.failed.isUnknown);
  const maybe = words.toast.unknown(unknown.length);
  const { facts } = (failed[0] ?? first).failed;
  const shared = {
    detail: words.toast.kept(group),
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
    title: words.toast.failed(failed.length, count),
    message: joinMessages([...reasonsOf(failed), ...more]),
  };
}
