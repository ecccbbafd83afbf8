import { useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import { selectMaintenance } from '@/store/maintenance/maintenance-slice';
import { useLater } from '@/ui/use-later';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { App } from '../boot/create-app';

const load = lazyPart(() => import('@/components/records/page/maintenance-screen'));

interface ClosedProps {
  readonly app: App;
  readonly error: ApiErrorFacts;
}

/** Without its code, each part of the page shows what fails and tries again by itself. */
function Closed({ app, error }: ClosedProps) {
  const part = useLater(load);
  if (part === undefined) return null;
  const { status } = app.config.links;
  return <part.MaintenanceScreen error={error} status={status} onRetry={app.probe} />;
}

export function MaintenanceLayer({ app }: { readonly app: App }) {
  const error = useSelector(selectMaintenance);
  return error && <Closed app={app} error={error} />;
}
