import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, type Toast, toasts as store } from '@/store/toasts/toasts-slice';
import { ToastRegion } from '@/ui/toast-region';

/** How long a toast stays that isn't persistent: time enough to read it twice. */
const STAYS_MS = 7000;

/** What a toast's button does. */
const ACTIONS: Readonly<Record<NonNullable<Toast['action']>['does'], () => void>> = {
  reload: () => window.location.reload(),
};

function Passing({ toast }: { toast: Toast }) {
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(store.actions.dismissed(toast.id)), STAYS_MS);
    return () => clearTimeout(timer);
  }, [dispatch, toast.id]);
  return null;
}

/** The store's toasts in the corner. */
export function Toasts() {
  const dispatch = useDispatch();
  const shown = useSelector(selectToasts);
  return (
    <>
      {shown
        .filter(({ persistent }) => persistent !== true)
        .map((toast) => (
          <Passing key={toast.id} toast={toast} />
        ))}
      <ToastRegion
        toasts={shown.map(({ action, ...toast }) => ({
          ...toast,
          ...(action && { action: { label: action.label, onPress: ACTIONS[action.does] } }),
        }))}
        onDismiss={(id) => dispatch(store.actions.dismissed(id))}
      />
    </>
  );
}
