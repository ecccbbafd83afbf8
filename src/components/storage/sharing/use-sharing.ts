import { useMemo } from 'react';
import { useNotify } from '@/components/activity/calls/calls-context';
import { useAccount } from '@/components/scope/account-scope';
import { downloadAddress } from '@/components/scope/download-address';
import { lazyPart } from '@/lib/lazy-part';
import { truncateName } from '@/lib/text';
import { DOWNLOAD_SECONDS } from '@/model/orbit/links';
import type { ObjectRecord } from '@/model/records/storage';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import { errorToast } from '@/store/calls/call-messages';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import { useStorage } from './storage-context';
import { useLinks } from './use-links';
import { words } from './words';

const loadLink = lazyPart(() => import('./link-dialog'));
const LinkDialog = lazyLayer(async () => ({ default: (await loadLink()).LinkDialog }));
const loadZip = lazyPart(() => import('./zip-dialog'));
const ZipDialog = lazyLayer(async () => ({ default: (await loadZip()).ZipDialog }));
const loadCommands = lazyPart(() => import('./commands-dialog'));
const CommandsDialog = lazyLayer(async () => ({ default: (await loadCommands()).CommandsDialog }));

/** Items to download. Directories end in a slash; '' is the whole container. */
export interface Wanted {
  readonly objects: readonly ObjectRecord[];
  readonly directories: readonly string[];
}

export interface Sharing {
  /** Has the browser save an object (docs/product/orbit.md#download). Never rejects. */
  readonly download: (object: string) => Promise<void>;
  readonly downloadAll: (wanted: Wanted) => void;
  readonly share: (path: string) => void;
  readonly showCommands: (path: string) => void;
}

/** Describes a failure that passes by itself: an object or a key that Orbit does not know yet. */
function passing(status: number, about: string): string | undefined {
  switch (status) {
    case 404:
      return words.download.missing(about);
    case 401:
      // Swift's servers may cache an account for a minute.
      return words.download.keyUnknown;
    default:
      return undefined;
  }
}

export function useSharing(container: string): Sharing {
  const account = useAccount();
  const storage = useStorage();
  const ask = useLinks();
  const { open } = useDialogs();
  const notify = useNotify();
  return useMemo<Sharing>(
    () => ({
      async download(object) {
        const about = truncateName(object);
        // True once the link is made: failures are then its own. Before, a 401 concerns the
        // session.
        let isMade = false;
        try {
          const place = { account, container, object };
          const link = await ask({ ...place, method: 'GET', seconds: DOWNLOAD_SECONDS });
          if (link === undefined) return;
          isMade = true;
          // A refusal would replace the page.
          await storage.askLink(link.address);
          downloadAddress(link.address);
        } catch (thrown) {
          const facts = errorFacts(thrown);
          const message = isMade ? passing(facts.status, about) : undefined;
          notify(
            message === undefined
              ? errorToast(facts, words.download.failed(about))
              : { tone: 'warning', message },
          );
        }
      },
      downloadAll: (wanted) => void open(ZipDialog, { container, wanted }),
      share: (path) => void open(LinkDialog, { container, path }),
      showCommands: (path) => void open(CommandsDialog, { container, path }, { size: 'l' }),
    }),
    [account, container, storage, ask, open, notify],
  );
}

export interface ContentProblem {
  readonly problem: string;
  readonly error?: ApiErrorFacts;
}

/** Describes why storage did not send something; a defect of the panel goes to the console. */
export function contentProblem(thrown: unknown): ContentProblem {
  const error = errorFacts(thrown);
  return { problem: error.messages.join('. '), error };
}
