import { useSelector } from 'react-redux';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { shareOf, uploadFailed } from '@/model/upload/item';
import { offerOf } from '@/provider/offers';
import { selectCurrentAccountId, type WithAccounts } from '@/store/accounts/accounts-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { hasEnded, type Transfer, type TransferStatus } from '@/store/transfers/transfers-slice';
import { Button, IconButton } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icon';
import { Progress } from '@/ui/progress';
import { Truncate } from '@/ui/tooltip';
import styles from './transfer-panel.module.css';
import { useUploads } from './transfer-dock';
import { words } from './words';

interface Look {
  readonly icon: IconName;
  readonly bar?: true;
}

const LOOKS: Readonly<Record<TransferStatus, Look>> = {
  waiting: { icon: 'clock' },
  sending: { icon: 'upload', bar: true },
  checking: { icon: 'upload', bar: true },
  done: { icon: 'success' },
  failed: { icon: 'error' },
  cancelled: { icon: 'close' },
};

const lastOf = (object: string): string => object.slice(object.lastIndexOf('/') + 1) || object;

export function isRetriable({ status, isTaken, cause }: Transfer): boolean {
  if (status !== 'failed' && status !== 'cancelled') return false;
  if (isTaken === true) return false;
  return cause === undefined || offerOf(cause).again !== 'never';
}

const otherAccount = (account: string) => (state: WithAccounts & WithResources) =>
  selectCurrentAccountId(state) === account
    ? undefined
    : (selectRecord(state, 'account', account)?.name ?? account);

export function TransferRow({ transfer }: { readonly transfer: Transfer }) {
  const { id, container, object, size, status, message, cause, left = 0 } = transfer;
  const { icon, bar } = LOOKS[status];
  const name = lastOf(object);
  const other = useSelector(otherAccount(transfer.account));
  return (
    <li className={styles.file} data-status={status} data-transfer={id}>
      <Icon name={icon} />
      <div className={styles.words}>
        <span className={styles.name} title={`${container}/${object}`}>
          <Truncate text={name} />
        </span>
        <span className={styles.state}>
          {words.file.state(status, size, {
            folder: name === object ? undefined : object.slice(0, -name.length),
            account: other,
          })}
        </span>
        {message !== undefined && <span className={styles.reason}>{message}</span>}
        {left > 0 && <Left transfer={transfer} name={name} />}
        {cause && <FailureToolsLater isRow what={uploadFailed(object)} error={cause} />}
        {bar && <Progress label={words.file.progressLabel(name)} value={shareOf(transfer)} />}
      </div>
      <RowButton transfer={transfer} name={name} />
    </li>
  );
}

/** Stored segments, which are billed although nothing else shows them. */
function Left({ transfer, name }: { readonly transfer: Transfer; readonly name: string }) {
  const uploads = useUploads();
  const { id, status, left = 0 } = transfer;
  return (
    <span className={styles.left}>
      {status === 'done' ? words.file.segmentsBefore(left) : words.file.segmentsKept(left)}
      <Button
        size="s"
        aria-label={words.file.removeSegmentsLabel(name)}
        onClick={() => uploads((engine) => engine.removeLeft([id]))}
      >
        {words.file.removeSegments}
      </Button>
    </span>
  );
}

function RowButton({ transfer, name }: { readonly transfer: Transfer; readonly name: string }) {
  const uploads = useUploads();
  const { id, isTaken = false } = transfer;
  if (!hasEnded(transfer)) {
    const cancel = () => uploads((engine) => engine.cancel([id]));
    return (
      <IconButton icon="close" label={words.file.cancelLabel(name)} size="s" onClick={cancel} />
    );
  }
  if (isTaken) {
    return (
      <Button
        size="s"
        aria-label={words.file.overwriteLabel(name)}
        onClick={() => uploads((engine) => engine.overwrite([id]))}
      >
        {words.file.overwrite}
      </Button>
    );
  }
  if (!isRetriable(transfer)) return null;
  const retry = () => uploads((engine) => engine.retry([id]));
  return <IconButton icon="refresh" label={words.file.retryLabel(name)} size="s" onClick={retry} />;
}
