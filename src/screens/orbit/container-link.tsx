import { RecordLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-context';
import { containerId } from '@/model/orbit/ids';
import { Truncate } from '@/ui/truncate';

export function ContainerLink({ name }: { readonly name: string }) {
  return (
    <RecordLink kind="container" id={containerId(useAccount(), name)}>
      <Truncate text={name} />
    </RecordLink>
  );
}
