import * as lucide from 'lucide-react';

/** Icons by what they mean here. */
const icons = {
  'arrow-down': lucide.ArrowDown,
  'arrow-up': lucide.ArrowUp,
  billing: lucide.CreditCard,
  book: lucide.BookOpen,
  chat: lucide.MessageCircle,
  chart: lucide.ChartLine,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-left': lucide.ChevronLeft,
  'chevron-right': lucide.ChevronRight,
  clock: lucide.Clock,
  close: lucide.X,
  columns: lucide.Columns3,
  copy: lucide.Copy,
  dashboard: lucide.LayoutDashboard,
  database: lucide.Database,
  download: lucide.Download,
  error: lucide.CircleAlert,
  external: lucide.ExternalLink,
  eye: lucide.Eye,
  'eye-off': lucide.EyeOff,
  file: lucide.File,
  filter: lucide.ListFilter,
  folder: lucide.Folder,
  globe: lucide.Globe,
  grid: lucide.LayoutGrid,
  group: lucide.Shield,
  help: lucide.CircleQuestionMark,
  image: lucide.Disc3,
  info: lucide.Info,
  link: lucide.Link,
  list: lucide.List,
  'load-balancer': lucide.Network,
  lock: lucide.Lock,
  menu: lucide.Menu,
  monitor: lucide.Monitor,
  moon: lucide.Moon,
  more: lucide.Ellipsis,
  'nav-collapse': lucide.PanelLeftClose,
  'nav-expand': lucide.PanelLeftOpen,
  offline: lucide.WifiOff,
  orbit: lucide.Orbit,
  pencil: lucide.Pencil,
  play: lucide.Play,
  plus: lucide.Plus,
  power: lucide.Power,
  'power-off': lucide.PowerOff,
  refresh: lucide.RefreshCw,
  registry: lucide.Box,
  reset: lucide.RotateCcw,
  search: lucide.Search,
  server: lucide.Server,
  settings: lucide.Settings,
  'sign-out': lucide.LogOut,
  snapshot: lucide.Camera,
  stop: lucide.Square,
  success: lucide.CircleCheck,
  sun: lucide.Sun,
  tasks: lucide.ListChecks,
  switch: lucide.ChevronsUpDown,
  team: lucide.Users,
  terminal: lucide.SquareTerminal,
  trash: lucide.Trash2,
  unlink: lucide.Unlink,
  unlock: lucide.LockOpen,
  upload: lucide.Upload,
  user: lucide.User,
  volume: lucide.HardDrive,
  warning: lucide.TriangleAlert,
} as const;

/** The name of an icon. */
export type IconName = keyof typeof icons;

/** For the gallery. */
export const iconNames = Object.keys(icons).filter(isIconName);

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: it stands beside a word. */
export function Icon({ name, size = 16, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.8} className={className} aria-hidden="true" />;
}
