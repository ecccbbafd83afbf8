import { createContext, use } from 'react';
import { isImages } from '@/model/object/rules';
import { NO_IMAGES } from '@/model/upload/item';
import { ActionMenu } from '@/ui/action-menu';

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
      label="Upload"
      trigger="Upload"
      leadingIcon="upload"
      disabledReason={isImages(container) ? NO_IMAGES : undefined}
      items={[
        { id: 'files', label: 'Upload files', icon: 'upload', onAction: pickFiles },
        { id: 'folder', label: 'Upload a folder', icon: 'orbit', onAction: pickFolder },
      ]}
    />
  );
}
