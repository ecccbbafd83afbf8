import { ObjectsLink } from '../container-words';
import { Absent } from '@/components/records/absent';
import { RelativeTime } from '@/components/records/created';
import { formatDate } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import type { ContainerRecord } from '@/model/records/storage';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Meter } from '@/ui/meter';
import styles from './container-facts.module.css';

interface LimitProps {
  readonly label: string;
  readonly held: number | undefined;
  readonly limit: number | null | undefined;
  readonly words: (amount: number) => string;
}

function Limit({ label, held = 0, limit, words }: LimitProps) {
  if (limit === undefined) return <Absent />;
  if (limit === null) return 'no quota';
  const text = `of ${words(limit)}`;
  return (
    <span className={styles.limit}>
      <span>{text}</span>
      <Meter label={label} text={`${words(held)} ${text}`} share={limit === 0 ? 1 : held / limit} />
    </span>
  );
}

interface FactsProps {
  readonly container: ContainerRecord;
  readonly now: number;
}

export function ContainerFacts({ container, now }: FactsProps) {
  const { bytes, count, last_modified: at } = container;
  const { quota_bytes: mostBytes, quota_count: mostObjects } = container;
  return (
    <FactStrip>
      <Fact
        label="Objects"
        width="m"
        note={
          <Limit
            label="Objects of the quota"
            held={count}
            limit={mostObjects}
            words={formatCount}
          />
        }
      >
        {count === undefined ? <Absent /> : <ObjectsLink container={container} />}
      </Fact>
      <Fact
        label="Size"
        width="m"
        note={<Limit label="Size of the quota" held={bytes} limit={mostBytes} words={formatSize} />}
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact
        label="Last modified"
        width="l"
        note={at !== undefined && <RelativeTime iso={at} now={now} />}
      >
        {at === undefined ? <Absent /> : formatDate(at)}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Objects', 'm'],
  ['Size', 'm'],
  ['Last modified', 'l'],
] as const;

export function ContainerFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
