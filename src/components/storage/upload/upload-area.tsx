import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNotify } from '@/components/activity/calls/calls-context';
import { useAccount } from '@/components/scope/account-scope';
import { lazyPart } from '@/lib/lazy-part';
import { isImages } from '@/model/object/rules';
import { NO_IMAGES } from '@/model/upload/item';
import { fetchUploads } from '@/store/transfers/uploads';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { Icon } from '@/ui/icon';
import { lazyLayer } from '@/ui/lazy-layer';
import { type Chosen, type ChosenFile, droppedFiles, hasFiles, pickedFiles } from './chosen-files';
import { PickContext } from './upload-button';
import styles from './upload-area.module.css';
import type { UploadDialogProps } from './upload-dialog';
import { words } from './words';

const load = lazyPart(() => import('./upload-dialog'));
const UploadDialog = lazyLayer<UploadDialogProps>(async () => {
  const [part] = await Promise.all([load(), fetchUploads()]);
  return { default: part.UploadDialog };
});

/** Target of an upload: a directory of a container, '' or with a slash at its end. */
interface UploadTo {
  readonly container: string;
  readonly prefix: string;
}

function useUpload({ container, prefix }: UploadTo): (files: Promise<Chosen>) => void {
  const account = useAccount();
  const dialogs = useDialogs();
  const notify = useNotify();
  return useCallback(
    (files) => {
      if (isImages(container)) {
        // The files are not used.
        files.catch(() => undefined);
        notify({ tone: 'error', message: NO_IMAGES });
        return;
      }
      void dialogs.open(UploadDialog, { account, container, prefix, files }, { size: 'l' });
    },
    [account, container, dialogs, notify, prefix],
  );
}

interface PickerProps {
  readonly onPick: (files: readonly ChosenFile[]) => void;
  readonly children: ReactNode;
}

/**
 * File fields, which open the browser's file dialogs. They surround the list, as the buttons in it
 * move when rows arrive. Files picked in a removed field are lost.
 */
function Picker({ onPick, children }: PickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const pick = useMemo(
    () => ({
      pickFiles: () => files.current?.click(),
      pickFolder: () => folder.current?.click(),
    }),
    [],
  );
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = pickedFiles(currentTarget.files ?? []);
    // Lets the same files be picked again.
    currentTarget.value = '';
    if (picked.length > 0) onPick(picked);
  };
  return (
    <PickContext value={pick}>
      {children}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={words.everywhere.filesLabel}
        onChange={take}
      />
      <input
        ref={(field) => {
          folder.current = field;
          // All browsers have it, but React's types do not.
          field?.toggleAttribute('webkitdirectory', true);
        }}
        type="file"
        hidden
        aria-label={words.area.folderLabel}
        onChange={take}
      />
    </PickContext>
  );
}

/**
 * Refuses files dropped outside the area. The browser would open them instead of the panel, which
 * would end all uploads.
 */
function useNoStrayDrops() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.type === 'dragover' && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

interface UploadAreaProps extends UploadTo {
  readonly children: ReactNode;
}

export function UploadArea({ children, ...to }: UploadAreaProps) {
  const { container, prefix } = to;
  const upload = useUpload(to);
  const [isOver, setOver] = useState(false);
  // Each element on the way is entered before the previous one is left.
  const depth = useRef(0);
  useNoStrayDrops();

  const over = (by: number) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return (
    <div
      className={styles.area}
      onDragEnter={over(1)}
      onDragLeave={over(-1)}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = isImages(container) ? 'none' : 'copy';
      }}
      onDrop={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        upload(droppedFiles(event.dataTransfer));
      }}
    >
      <Picker onPick={(files) => upload(Promise.resolve({ files, emptyFolders: 0 }))}>
        {children}
      </Picker>
      {isOver && (
        <div className={styles.target} aria-hidden="true">
          <p>
            <Icon name="upload" size={24} />
            {isImages(container) ? NO_IMAGES : words.area.dropHere(container, prefix)}
          </p>
        </div>
      )}
    </div>
  );
}
