import { useSelector } from 'react-redux';
import { paths } from '@/model/paths';
import { shortTitle } from '@/model/title';
import type { News } from '@/store/news/news-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { LinkButton } from '@/ui/link';

interface VolumeAttachedProps extends DialogProps<never> {
  readonly news: News;
}

/** Spec 2 §4. */
export function VolumeAttachedDialog({ news, close }: VolumeAttachedProps) {
  const volume = useSelector((state: WithResources) => selectRecord(state, 'volume', news.volume));
  const server = useSelector((state: WithResources) => selectRecord(state, 'server', news.server));
  return (
    <DialogFrame
      title="Volume Attached"
      onClose={() => close()}
      actions={
        <>
          <LinkButton to={paths.server(news.account, news.server)} onClick={() => close()}>
            View Cloud Server
          </LinkButton>
          <Button variant="primary" onClick={() => close()}>
            OK
          </Button>
        </>
      }
    >
      <p>
        {shortTitle(volume ?? { id: news.volume })} is attached to{' '}
        {shortTitle(server ?? { id: news.server })}.
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
