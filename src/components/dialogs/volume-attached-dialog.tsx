import { useSelector } from 'react-redux';
import { paths } from '@/model/paths';
import { shortTitle } from '@/model/title';
import type { Announcement } from '@/store/announcements/announcements-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';

interface VolumeAttachedProps extends DialogProps<never> {
  readonly announcement: Announcement;
}

/** Spec 2 §4. */
export function VolumeAttachedDialog({ announcement, close }: VolumeAttachedProps) {
  const volume = useSelector((state: WithResources) =>
    selectRecord(state, 'volume', announcement.volume),
  );
  const server = useSelector((state: WithResources) =>
    selectRecord(state, 'server', announcement.server),
  );
  return (
    <DialogFrame
      title="Volume Attached"
      onClose={() => close()}
      actions={
        <>
          <LinkButton
            to={paths.server(announcement.account, announcement.server)}
            onClick={() => close()}
          >
            View Cloud Server
          </LinkButton>
          <Button variant="primary" onClick={() => close()}>
            OK
          </Button>
        </>
      }
    >
      <p>
        {shortTitle(volume ?? { id: announcement.volume })} is attached to{' '}
        {shortTitle(server ?? { id: announcement.server })}.
      </p>
      {volume?.boot === true ? (
        <p>The server starts from it the next time.</p>
      ) : (
        volume?.serial && (
          <p>
            The server sees a disk with the serial <code>{volume.serial}</code>.
          </p>
        )
      )}
    </DialogFrame>
  );
}
