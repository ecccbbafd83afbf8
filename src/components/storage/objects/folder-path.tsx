import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { truncateName } from '@/lib/text';
import { stepsTo } from '@/model/object/names';
import { type ObjectView, paths } from '@/model/paths';
import { TextLink } from '@/ui/link';
import { SegmentedControl } from '@/ui/segmented-control';
import styles from './objects.module.css';
import { words } from './words';

/**
 * Characters that are invisible in a name, or look like its end: controls, line ends, direction
 * marks.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\n', '↵'],
  ['\r', '↵'],
  ['\t', '⇥'],
]);

const seen = (character: string): string => SIGNS.get(character) ?? '�';

interface ObjectNameProps {
  readonly name: string;
  /** True on the object's own page; other names are cut (docs/product/orbit.md#long-names). */
  readonly whole?: boolean;
}

/**
 * An object's name with all its characters visible. A name in another script keeps its direction.
 */
export function ObjectName({ name, whole = false }: ObjectNameProps) {
  const shown = whole ? name : truncateName(name);
  const parts = shown.split(UNSEEN);
  const signs: readonly string[] = shown.match(UNSEEN) ?? [];
  return (
    <bdi title={shown === name ? undefined : name} className={styles.name}>
      {parts.map((part, at) => (
        // Parts have no identity but their order.
        <span key={at}>
          {part}
          {signs[at] !== undefined && <span className="muted">{seen(signs[at])}</span>}
        </span>
      ))}
    </bdi>
  );
}

interface StepsProps {
  readonly account: string;
  readonly container: string;
  readonly view: ObjectView;
  readonly path: string;
  readonly last?: string;
}

/**
 * Address of the folder that an object lies in. If the object was opened from there, the address
 * keeps its `marker` (docs/product/orbit.md#object-addresses).
 */
export function useFolderAddress(props: Omit<StepsProps, 'last'>): string {
  const { account, container, view, path } = props;
  const { previousPath } = useRouteGuard();
  const address = paths.objects(account, container, view, path === '' ? {} : { path });
  const before = previousPath();
  if (before === undefined) return address;
  const { pathname, search } = parsePath(before);
  const isIt =
    pathname === parsePath(address).pathname &&
    (new URLSearchParams(search).get('path') ?? '') === path;
  return isIt ? before : address;
}

export function PathSteps(props: StepsProps) {
  const { account, container, view, path, last } = props;
  const folder = useFolderAddress(props);
  const steps = stepsTo(path);
  const here = last === undefined ? steps.length : Infinity;
  return (
    <nav aria-label={words.list.pathLabel}>
      <ol className={styles.steps}>
        {[{ label: container, path: '' }, ...steps].map((step, at) => (
          <li key={step.path} aria-current={at === here ? 'location' : undefined}>
            {at === here ? (
              <ObjectName name={step.label} />
            ) : (
              <TextLink
                to={
                  step.path === path
                    ? folder
                    : paths.objects(account, container, view, step.path ? { path: step.path } : {})
                }
              >
                <ObjectName name={step.label} />
              </TextLink>
            )}
          </li>
        ))}
        {last !== undefined && (
          <li aria-current="location">
            <ObjectName name={last} />
          </li>
        )}
      </ol>
    </nav>
  );
}

const WAYS = [
  { value: 'folders', label: words.list.views.folders },
  { value: 'flat', label: words.list.views.flat },
] as const;

export function FolderPath({ isFlat, ...steps }: StepsProps & { readonly isFlat: boolean }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  function choose(way: 'folders' | 'flat') {
    const query = new URLSearchParams(search);
    query.delete('marker');
    query.delete('page');
    if (way === 'flat') query.set('flat', '');
    else query.delete('flat');
    void navigate({ search: query.toString() });
  }
  return (
    <div className={styles.path}>
      <PathSteps {...steps} />
      <SegmentedControl
        label={words.list.viewLabel}
        value={isFlat ? 'flat' : 'folders'}
        options={WAYS}
        onChange={choose}
      />
    </div>
  );
}
