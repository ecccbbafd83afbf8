import { Tag } from '@/ui/badges';
import { Tooltip } from '@/ui/tooltip';
import { words } from './words';

export function OpenTag({ warning }: { readonly warning: string }) {
  return (
    <Tooltip text={warning}>
      <Tag tone="orange">{words.labels.openToAll}</Tag>
    </Tooltip>
  );
}
