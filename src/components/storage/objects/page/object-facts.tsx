import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { formatSize } from '@/lib/sizes';
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
import { words } from '../words';

export function ObjectFacts({ record }: { readonly record: ObjectRecord }) {
  const now = useNow();
  const { bytes, content_type: type, last_modified: at } = record;
  return (
    <FactStrip>
      <Fact
        label={words.fields.size}
        width="m"
        note={bytes === undefined || bytes < 1024 ? undefined : words.object.bytes(bytes)}
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact label={words.fields.type} width="l">
        {type === undefined ? <Absent /> : typeWords(type) || words.object.noType}
      </Fact>
      <Fact label={words.fields.lastModified} width="l">
        {at === undefined ? <Absent /> : <CreatedDate iso={at} now={now} />}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  [words.fields.size, 'm'],
  [words.fields.type, 'l'],
  [words.fields.lastModified, 'l'],
] as const;

export function ObjectFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

export function ObjectDetails({ record }: { readonly record: ObjectRecord }) {
  const now = useNow();
  const { name = '', hash, delete_at: until, is_large: isLarge, labels } = record;
  const text = (value: string | undefined) => whenKnown(value, (known) => known || NONE);
  const given = Object.entries(labels ?? {});
  return (
    <Card title={words.object.details} flush>
      <DefinitionGrid>
        <Definition label={words.fields.name} wide>
          <Copyable text={name} what={words.object.nameNoun} />
        </Definition>
        <Definition label={isLarge === true ? words.object.hashOfSegments : words.object.hash} wide>
          {whenKnown(hash, (known) => (
            <Copyable text={known} what={words.object.hashNoun} />
          ))}
        </Definition>
        <Definition label={words.fields.expires}>
          {whenKnown(until, (at) =>
            at === null ? words.object.neverExpires : <CreatedDate iso={at} now={now} />,
          )}
        </Definition>
        <Definition label={words.fields.contentDisposition} long>
          {text(record.content_disposition)}
        </Definition>
        <Definition label={words.fields.contentEncoding}>
          {text(record.content_encoding)}
        </Definition>
        <Definition label={words.fields.cacheControl} long>
          {text(record.cache_control)}
        </Definition>
        {isLarge === true && (
          <Definition label={words.object.stored}>{words.object.inSegments}</Definition>
        )}
        {given.map(([label, value]) => (
          <Definition key={label} label={label} long>
            {value || NONE}
          </Definition>
        ))}
      </DefinitionGrid>
    </Card>
  );
}

export function SpecialNote({ object }: { readonly object: ObjectRow }) {
  const account = useAccount();
  const special = specialOf(object);
  if (special === undefined) return null;
  const { title, open } = words.object[special.kind];
  return (
    <Note
      title={title}
      action={
        <LinkButton size="s" to={paths.record(special.kind, account, special.id)}>
          {open}
        </LinkButton>
      }
    />
  );
}
