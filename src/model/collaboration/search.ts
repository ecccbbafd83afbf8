import { roleWords, type TeamMember } from '@/model/collaboration/rules';
import type { SearchField } from '@/model/search-text';

export function memberSearchFields(member: TeamMember): readonly SearchField[] {
  return [
    ['id', member.id],
    ['name', member.name],
    ['email', member.email],
    ['user', member.user],
    ['status', member.status],
    ['role', roleWords(member)],
  ];
}
