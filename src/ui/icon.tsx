import {
  ArrowDown,
  ArrowUp,
  BookOpen,
  Box,
  Camera,
  ChartLine,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Copy,
  CreditCard,
  Database,
  Disc3,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  HardDrive,
  Info,
  LayoutDashboard,
  LayoutGrid,
  List,
  ListChecks,
  Lock,
  LockOpen,
  LogOut,
  Menu,
  MessageCircle,
  Monitor,
  Moon,
  Network,
  Orbit,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Play,
  Plus,
  Power,
  PowerOff,
  RefreshCw,
  RotateCcw,
  Search,
  Server,
  Settings,
  Shield,
  Square,
  SquareTerminal,
  Sun,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  Users,
  WifiOff,
  X,
} from 'lucide-react';

/** What each icon means here, and the drawing that stands for it. */
const icons = {
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  billing: CreditCard,
  book: BookOpen,
  chat: MessageCircle,
  chart: ChartLine,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  close: X,
  copy: Copy,
  dashboard: LayoutDashboard,
  database: Database,
  download: Download,
  error: CircleAlert,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  globe: Globe,
  grid: LayoutGrid,
  group: Shield,
  help: CircleQuestionMark,
  image: Disc3,
  info: Info,
  list: List,
  'load-balancer': Network,
  lock: Lock,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  more: Ellipsis,
  'nav-collapse': PanelLeftClose,
  'nav-expand': PanelLeftOpen,
  offline: WifiOff,
  orbit: Orbit,
  pencil: Pencil,
  play: Play,
  plus: Plus,
  power: Power,
  'power-off': PowerOff,
  refresh: RefreshCw,
  registry: Box,
  reset: RotateCcw,
  search: Search,
  server: Server,
  settings: Settings,
  'sign-out': LogOut,
  snapshot: Camera,
  stop: Square,
  success: CircleCheck,
  sun: Sun,
  tasks: ListChecks,
  team: Users,
  terminal: SquareTerminal,
  trash: Trash2,
  unlock: LockOpen,
  upload: Upload,
  user: User,
  volume: HardDrive,
  warning: TriangleAlert,
} as const;

/** The name of an icon of the panel. */
export type IconName = keyof typeof icons;

/** Every icon name, for the gallery and for checking names that arrive as plain strings. */
export const iconNames = Object.keys(icons).filter(isIconName);

/** Whether a plain string, such as a verb's icon, names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

interface IconProps {
  readonly name: IconName;
  /** Edge in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A drawing beside a word. It says nothing to screen readers: the word does. */
export function Icon({ name, size = 16, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.8} className={className} aria-hidden="true" />;
}
