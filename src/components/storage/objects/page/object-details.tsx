import { NONE, whenKnown } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { useNow } from '@/components/scope/use-now';
import type { ObjectRecord } from '@/model/records/storage';
import { Card } from '@/ui/card';
import { Copyable } from '@/ui/copy-button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';

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
