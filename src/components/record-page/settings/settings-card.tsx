import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import type { EditedKind } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Skeleton } from '@/ui/skeleton';
import type { Setting } from './setting';

interface SettingsCardProps<K extends EditedKind> {
  readonly kind: K;
  readonly record: Records[K];
  readonly settings: readonly Setting<K>[];
  readonly title?: string | undefined;
  readonly fixed?: boolean | undefined;
}

export function SettingsCard<K extends EditedKind>(props: SettingsCardProps<K>) {
  const account = useAccount();
  const { kind, record, settings, title = 'Settings', fixed = false } = props;
  const facts = useFacts();
  return (
    <Card title={title} flush>
      <DefinitionGrid>
        {settings.map(({ label, wide, long, words, action, editor, rule }) => {
          const text = words?.(record, facts);
          if (text === undefined) return null;
          return (
            <Definition
              key={label}
              label={label}
              wide={wide}
              long={long}
              action={action?.(record)}
              editTo={fixed ? undefined : editor && paths.editor(kind, account, record.id, editor)}
              editDisabledReason={rule?.(record, facts)}
            >
              {text}
            </Definition>
          );
        })}
      </DefinitionGrid>
    </Card>
  );
}

export function SettingsSkeleton<K extends EditedKind>({
  settings,
  title = 'Settings',
}: Pick<SettingsCardProps<K>, 'settings' | 'title'>) {
  return (
    <Card title={title} flush>
      <DefinitionGrid>
        {settings.map(
          ({ label, wide, long, rare, words }) =>
            words &&
            rare !== true && (
              <Definition key={label} label={label} wide={wide} long={long}>
                <Skeleton width="long" />
              </Definition>
            ),
        )}
      </DefinitionGrid>
    </Card>
  );
}
