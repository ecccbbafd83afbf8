import { useNotify } from '@/components/activity/calls/use-notify';

/** Copies a text, and tells whether that was done. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', message: `Copied ${text}` });
    } catch {
      notify({ tone: 'error', message: 'Copy failed', detail: text });
    }
  };
}
