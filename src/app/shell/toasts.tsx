import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, stays, type Toast, toasts as store } from '@/store/toasts/toasts-slice';
import { ToastRegion } from '@/ui/toast-region';

const ACTIONS: Readonly<Record<NonNullable<Toast['action']>['does'], () => void>> = {
  reload: () => window.location.reload(),
};

/** The store's toasts. */
export function Toasts() {
  const dispatch = useDispatch();
  const shown = useSelector(selectToasts);
  return (
    <ToastRegion
      toasts={shown.map(({ action, ...toast }) => ({
        ...toast,
        persistent: stays(toast),
        ...(action && { action: { label: action.label, onPress: ACTIONS[action.does] } }),
      }))}
      onDismiss={(id) => dispatch(store.actions.dismissed(id))}
    />
  );
}
