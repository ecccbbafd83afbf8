import type { Action } from '@/ui/action-menu';

const nothing = () => undefined;

export const sampleActions: readonly Action[] = [
  {
    id: 'start',
    label: 'Start',
    icon: 'play',
    disabledReason: 'It runs already',
    onAction: nothing,
  },
  { id: 'stop', label: 'Stop', icon: 'stop', onAction: nothing },
  { id: 'delete', label: 'Delete…', icon: 'trash', danger: true, onAction: nothing },
  { id: 'rename', label: 'Rename', icon: 'pencil', href: '/name/' },
];
