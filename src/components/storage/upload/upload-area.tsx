import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isImages } from '@/model/object/rules';
import { NO_IMAGES } from '@/model/upload/item';
import { Icon } from '@/ui/icon';
import { droppedFiles, hasFiles } from './chosen-files';
import { Picker } from './picker';
import { type UploadTo, useUpload } from './use-upload';
import styles from './upload-area.module.css';

/** Files that miss the area would be opened in the panel's place, which would end all uploads. */
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

/** Takes files and folders that are dropped on what it holds (spec 3 §4). By keyboard: `UploadButton`. */
export function UploadArea({ children, ...to }: UploadAreaProps) {
  const { container, prefix } = to;
  const upload = useUpload(to);
  const [isOver, setOver] = useState(false);
  // Each element that is passed on the way is entered before the one before is left.
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
            {isImages(container)
              ? NO_IMAGES
              : `Drop files and folders to upload them to ${container}/${prefix}`}
          </p>
        </div>
      )}
    </div>
  );
}
