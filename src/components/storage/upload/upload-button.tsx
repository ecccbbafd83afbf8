import { createContext, use } from 'react';
import { isImages } from '@/model/object/rules';
import { NO_IMAGES } from '@/model/upload/item';
import { ActionMenu } from '@/ui/action-menu';
import { words } from './words';

export interface Pick {
  readonly pickFiles: () => void;
  readonly pickFolder: () => void;
}

export const PickContext = createContext<Pick>({
  pickFiles: () => undefined,
  pickFolder: () => undefined,
});

interface UploadButtonProps {
  readonly container: string;
}

export function UploadButton({ container }: UploadButtonProps) {
  const { pickFiles, pickFolder } = use(PickContext);
  return (
    <ActionMenu
      label={words.everywhere.upload}
      trigger={words.everywhere.upload}
      leadingIcon="upload"
      disabledReason={isImages(container) ? NO_IMAGES : undefined}
      items={[
        { id: 'files', label: words.button.files, icon: 'upload', onAction: pickFiles },
        { id: 'folder', label: words.button.folder, icon: 'orbit', onAction: pickFolder },
      ]}
    />
  );
}
