import type { TagSource } from '../tags/use-tags';
import { Absent, SettledContext } from '@/components/records/absent';
import { RelativeTime } from '@/components/records/created';
import { useAccount } from '@/components/scope/account-context';
import { hasFailed } from '@/components/scope/data/use-list';
import { useNow } from '@/components/scope/use-now';
import { formatDate } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { counted, formatCount } from '@/lib/text';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { TextLink } from '@/ui/link';

interface FactsProps {
  readonly id: string;
  readonly container: ContainerRecord | undefined;
  readonly tags: TagSource;
}

export function RepositoryFacts({ id, container, tags }: FactsProps) {
  const account = useAccount();
  const now = useNow();
  const { bytes, count, last_modified: at } = container ?? {};
  const { rows, isLaidOut, dropped } = tags;
  // A row that could not be read may be a tag, even of another image.
  const most = dropped.length === 0 ? '' : 'at least ';
  const images = new Set(rows.map(({ image }) => image)).size;
  const unread = (
    <SettledContext value={hasFailed(tags) || tags.status === 'loaded'}>
      <Absent />
    </SettledContext>
  );
  return (
    <FactStrip>
      <Fact
        label="Tags"
        width="m"
        note={isLaidOut === undefined ? unread : `of ${most}${counted(images, 'image')}`}
      >
        {isLaidOut === undefined ? unread : `${most && 'At least '}${formatCount(rows.length)}`}
      </Fact>
      <Fact
        label="Size"
        width="m"
        note={
          count === undefined ? (
            <Absent />
          ) : (
            <TextLink to={paths.repositoryBrowse(account, placeOf(id).container, 'objects')}>
              {counted(count, 'object')}
            </TextLink>
          )
        }
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact
        label="Last modified"
        width="l"
        note={at === undefined ? <Absent /> : <RelativeTime iso={at} now={now} />}
      >
        {at === undefined ? <Absent /> : formatDate(at)}
      </Fact>
    </FactStrip>
  );
}
