import { Tag } from '@/ui/chip';
import { Tooltip } from '@/ui/tooltip';

export function OpenTag({ warning }: { readonly warning: string }) {
  return (
    <Tooltip text={warning}>
      <Tag tone="orange">open to all</Tag>
    </Tooltip>
  );
}
