import type { Direction } from '@/model/firewall-rule/form';

export const DIRECTION_LABELS: Readonly<
  Record<
    Direction,
    {
      readonly rules: string;
      readonly rule: string;
      readonly end: string;
      readonly none: string;
    }
  >
> = {
  in: {
    rules: 'Inbound rules',
    rule: 'inbound rule',
    end: 'Source',
    none: 'No rules: this group lets nothing in.',
  },
  out: {
    rules: 'Outbound rules',
    rule: 'outbound rule',
    end: 'Destination',
    none: 'No rules: this group lets nothing out.',
  },
};

export const DIRECTIONS = ['in', 'out'] as const;
