import { File as NodeFile } from 'node:buffer';
import userEvent from '@testing-library/user-event';
import { TransferDock } from '@/components/storage/transfers/transfer-dock';
import { UploadArea } from '@/components/storage/upload/upload-area';
import { UploadButton } from '@/components/storage/upload/upload-button';
import '@/components/storage/transfers/transfer-panel';
import '@/components/storage/upload/upload-dialog';
import '@/ui/dialogs/modal-panel';
import '@/ui/menu-popover';
import { openPage } from '../../open-page';

type Options = Omit<Parameters<typeof openPage>[0], 'page'> & {
  readonly container?: string;
  readonly prefix?: string;
};

/** A page that takes files for a container of Dana Demo's, with the panel of transfers over it. */
export async function openUpload({ container = 'assets', prefix = '', ...options }: Options = {}) {
  const user = userEvent.setup({ applyAccept: false });
  const to = { container, prefix };
  const page = await openPage({
    ...options,
    page: (
      <>
        <UploadArea {...to}>
          <UploadButton container={container} />
        </UploadArea>
        <TransferDock />
      </>
    ),
  });
  const storage = () => page.provider.world.orbit.account('acc-demo1', Date.now());
  /** Returns the content of an object as text; undefined if there is none. */
  const content = async (name: string, of = container) => {
    const object = storage().containers.get(of)?.objects.get(name);
    if (object === undefined) return undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of object.content.read(0, object.content.size)) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  };
  return { ...page, user, storage, content };
}

/**
 * Returns a text as a file of that name. It is Node's own class, since MSW does not accept jsdom's
 * as a body.
 */
export const file = (name: string, text = name): File =>
  new NodeFile([text], name, { lastModified: 0 }) as unknown as File;
