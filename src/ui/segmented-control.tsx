import { Icon, type IconName } from './icon';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly short?: string | undefined;
  readonly icon?: IconName | undefined;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          aria-label={option.icon && option.label}
          title={option.icon && option.label}
          onClick={() => onChange(option.value)}
        >
          {option.icon ? <Icon name={option.icon} /> : <Words {...option} />}
        </button>
      ))}
    </div>
  );
}

function Words({ label, short = label }: Pick<Segment<string>, 'label' | 'short'>) {
  const lead = label.slice(0, label.length - short.length).trimEnd();
  return (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}{' '}
      <span className={styles.rest}>{short}</span>
    </>
  );
}
