import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { specialOf, typeWords } from '@/model/object/names';
import type { ObjectRow } from '@/model/object/rows';
import { paths } from '@/model/paths';
import type { ObjectRecord } from '@/model/records/storage';
import { Card } from '@/ui/card';
import { Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

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

export function ObjectDetails({ record }: { readonly record: ObjectRecord }) {
  const now = useNow();
  const { name = '', hash, delete_at: until, is_large: isLarge, labels } = record;
  const text = (value: string | undefined) => whenKnown(value, (words) => words || NONE);
  const given = Object.entries(labels ?? {});
  return (
    <Card title="Details" flush>
      <DefinitionGrid>
        <Definition label="Name" wide>
          <Copyable text={name} what="the name" />
        </Definition>
        <Definition label={isLarge === true ? 'Hash of its segments' : 'MD5'} wide>
          {whenKnown(hash, (words) => (
            <Copyable text={words} what="the hash" />
          ))}
        </Definition>
        <Definition label="Expires">
          {whenKnown(until, (at) => (at === null ? 'Never' : <CreatedDate iso={at} now={now} />))}
        </Definition>
        <Definition label="Content disposition" long>
          {text(record.content_disposition)}
        </Definition>
        <Definition label="Content encoding">{text(record.content_encoding)}</Definition>
        <Definition label="Cache control" long>
          {text(record.cache_control)}
        </Definition>
        {isLarge === true && <Definition label="Stored">In segments</Definition>}
        {given.map(([label, value]) => (
          <Definition key={label} label={label} long>
            {value || NONE}
          </Definition>
        ))}
      </DefinitionGrid>
    </Card>
  );
}

const WORDS = {
  image: { title: 'This object is a server image', action: 'Open the image' },
  database_snapshot: { title: 'This object is a Cloud SQL snapshot', action: 'Open the snapshot' },
} as const;

export function SpecialNote({ object }: { readonly object: ObjectRow }) {
  const account = useAccount();
  const special = specialOf(object);
  if (special === undefined) return null;
  const { title, action } = WORDS[special.kind];
  return (
    <Note
      title={title}
      action={
        <LinkButton size="s" to={paths.record(special.kind, account, special.id)}>
          {action}
        </LinkButton>
      }
    >
      The provider keeps it under <code>{special.id}</code>.
    </Note>
  );
}
