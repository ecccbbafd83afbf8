import { useAccount } from '@/components/account/account-context';
import { Absent } from '@/components/records/absent';
import { RelativeTime } from '@/components/records/created';
import { useNow } from '@/components/time/use-now';
import { formatDate } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { counted, formatCount } from '@/lib/text';
import type { ContainerRecord } from '@/model/container/record';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { TextLink } from '@/ui/link';
import { Skeleton } from '@/ui/skeleton';
import type { TagSource } from '../tags/use-tags';

interface FactsProps {
  readonly id: string;
  readonly container: ContainerRecord | undefined;
  readonly tags: TagSource;
}

/** What one comes to a repository's page for. */
export function RepositoryFacts({ id, container, tags }: FactsProps) {
  const account = useAccount();
  const now = useNow();
  const { bytes, count, last_modified: at } = container ?? {};
  const { rows, isLaidOut } = tags;
  const images = new Set(rows.map(({ image }) => image)).size;
  return (
    <FactStrip>
      <Fact
        label="Tags"
        width="m"
        note={
          isLaidOut === undefined ? <Skeleton width="short" /> : `of ${counted(images, 'image')}`
        }
      >
        {isLaidOut === undefined ? <Skeleton width="short" /> : formatCount(rows.length)}
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
