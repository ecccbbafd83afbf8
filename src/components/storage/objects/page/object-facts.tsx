import { Absent } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { useNow } from '@/components/scope/use-now';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { typeWords } from '@/model/object/content-type';
import type { ObjectRecord } from '@/model/records/storage';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';

export function ObjectFacts({ record }: { readonly record: ObjectRecord }) {
  const now = useNow();
  const { bytes, content_type: type, last_modified: at } = record;
  return (
    <FactStrip>
      <Fact
        label="Size"
        width="m"
        note={bytes === undefined || bytes < 1024 ? undefined : `${formatCount(bytes)} bytes`}
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact label="Type" width="l">
        {type === undefined ? <Absent /> : typeWords(type) || 'None'}
      </Fact>
      <Fact label="Last modified" width="l">
        {at === undefined ? <Absent /> : <CreatedDate iso={at} now={now} />}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Size', 'm'],
  ['Type', 'l'],
  ['Last modified', 'l'],
] as const;

export function ObjectFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
