import { useRef } from 'react';
import { isImages } from '@/model/object/rules';
import { NO_IMAGES } from '@/model/upload/item';
import { ActionMenu } from '@/ui/action-menu';
import { pickedFiles } from './chosen-files';
import { type UploadTo, useUpload } from './use-upload';

/** Uploads files that are picked, or a folder with all that is in it. */
export function UploadButton(to: UploadTo) {
  const upload = useUpload(to);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const picked = pickedFiles(currentTarget.files ?? []);
    // The same can be picked again.
    currentTarget.value = '';
    if (picked.length > 0) upload(Promise.resolve(picked));
  };
  return (
    <>
      <ActionMenu
        label="Upload"
        trigger="Upload"
        leadingIcon="upload"
        disabledReason={isImages(to.container) ? NO_IMAGES : undefined}
        items={[
          {
            id: 'files',
            label: 'Upload files',
            icon: 'upload',
            onAction: () => files.current?.click(),
          },
          {
            id: 'folder',
            label: 'Upload a folder',
            icon: 'orbit',
            onAction: () => folder.current?.click(),
          },
        ]}
      />
      <input ref={files} type="file" multiple hidden aria-label="Files to upload" onChange={take} />
      <input
        ref={(field) => {
          folder.current = field;
          // Every browser has it, but no declaration of React's.
          field?.toggleAttribute('webkitdirectory', true);
        }}
        type="file"
        hidden
        aria-label="Folder to upload"
        onChange={take}
      />
    </>
  );
}
