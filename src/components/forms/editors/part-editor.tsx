import type { ReactNode } from 'react';
import { RecordFailure } from '@/components/records/record-notes';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { useStandInTitle } from '@/ui/page/page-header';
import { useLatch } from './use-unsaved';
import { words } from './words';

interface PartEditorProps<K extends Kind> {
  readonly kind: K;
  readonly id: string;
  readonly parent: string;
  readonly noun: string;
  /** 'attached to this server'. */
  readonly where: string;
  readonly why: string;
  /**
   * True if it belongs to the page's record, undefined if unknown. The function itself is undefined
   * until the page is read: nothing may open over it before.
   */
  readonly isPart: ((record: Records[K]) => boolean | undefined) | undefined;
  readonly children: (record: Records[K]) => ReactNode;
}

export function PartEditor<K extends Kind>(props: PartEditorProps<K>) {
  const { kind, id, parent, noun, where, why, isPart, children } = props;
  const { record, meta } = useRecord(kind, id);
  const { returnTo } = useRouteGuard();
  const failed = useLatch(meta.status === 'error');
  const leave = () => returnTo(parent);
  const found = isPart && (meta.status === 'not-found' ? false : record && isPart(record));
  useStandInTitle(found === false ? words.notFound.title : undefined);
  if (isPart === undefined) return null;
  if (found === true && record !== undefined) return children(record);
  // Stays while the read is tried again.
  if (found === undefined && !failed) return null;
  return (
    <Modal onClose={leave}>
      <DialogFrame
        title={found === false ? words.notFound.title : KINDS[kind].singular}
        onClose={leave}
        actions={<Button onClick={leave}>{words.buttons.back}</Button>}
      >
        {found === false ? (
          <p>{words.notFound.text(noun, <code>{id}</code>, where, why)}</p>
        ) : (
          <RecordFailure kind={kind} id={id} meta={meta} partial={false} level={2} />
        )}
      </DialogFrame>
    </Modal>
  );
}
