import { Tag } from '@/ui/chip';
import { Tooltip } from '@/ui/tooltip';

/** Marks a rule that is open to everyone; the tooltip says what. */
export function OpenTag({ warning }: { readonly warning: string }) {
  return (
    <Tooltip text={warning}>
      <Tag tone="orange">open to all</Tag>
    </Tooltip>
  );
}
