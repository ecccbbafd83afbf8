import { RecordLink } from '@/components/links/record-link';

interface BackToGroupProps {
  readonly id: string;
}

/** Below the title of a group's rules, even when these cannot be shown. */
export function BackToGroup({ id }: BackToGroupProps) {
  return (
    <RecordLink kind="server_group" id={id}>
      Back to the group
    </RecordLink>
  );
}
