import { Tag } from '@/ui/badges';
import { Tooltip } from '@/ui/tooltip';

export function OpenTag({ warning }: { readonly warning: string }) {
  return (
    <Tooltip text={warning}>
      <Tag tone="orange">open to all</Tag>
    </Tooltip>
  );
}
