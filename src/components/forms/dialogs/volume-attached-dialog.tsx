import { useLocation } from 'react-router-dom';
import { useLookup } from '@/components/scope/data/lookup';
import { paths } from '@/model/paths';
import type { VolumeRecord } from '@/model/records/compute';
import { isWindowsServer } from '@/model/server/describe';
import { shortTitle } from '@/model/title';
import { devicePath, mountCommands } from '@/model/volume/mount';
import type { Announcement } from '@/store/announcements/announcements-slice';
import { Button } from '@/ui/button';
import { CodeLine } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';
import { words } from './later/words';

interface VolumeAttachedProps extends DialogProps<never> {
  readonly announcement: Announcement;
}

function Found({ volume }: { readonly volume: VolumeRecord }) {
  const commands = mountCommands(volume);
  return (
    <>
      <p>{words.volumeAttached.path}</p>
      <CodeLine text={devicePath(volume)} what={words.volumeAttached.copiedPath} />
      {volume.filesystem_type === null && <p>{words.volumeAttached.noFilesystem}</p>}
      {commands.length > 0 && <p>{words.volumeAttached.mount}</p>}
      {commands.map((line) => (
        <CodeLine key={line} text={line} what={line} />
      ))}
    </>
  );
}

export function VolumeAttachedDialog({ announcement, close }: VolumeAttachedProps) {
  const { pathname } = useLocation();
  const lookup = useLookup();
  const volume = lookup.get('volume', announcement.volume);
  const server = lookup.get('server', announcement.server);
  const isWindows = server !== undefined && isWindowsServer(server, lookup);
  const page = paths.record('server', announcement.account, announcement.server);
  return (
    <DialogFrame
      title={words.volumeAttached.title}
      onClose={() => close()}
      actions={
        <>
          {!pathname.startsWith(page) && (
            <LinkButton to={page} onClick={() => close()}>
              {words.volumeAttached.viewServer}
            </LinkButton>
          )}
          <Button variant="primary" onClick={() => close()}>
            {words.volumeAttached.close}
          </Button>
        </>
      }
    >
      <p>
        {words.volumeAttached.text(
          shortTitle(volume ?? { id: announcement.volume }),
          shortTitle(server ?? { id: announcement.server }),
        )}
      </p>
      {volume?.boot === true ? (
        <p>{words.volumeAttached.boot}</p>
      ) : (
        volume && !isWindows && <Found volume={volume} />
      )}
    </DialogFrame>
  );
}
