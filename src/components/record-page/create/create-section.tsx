import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Row } from '@/ui/page/columns';
import styles from './create-section.module.css';
import { words } from './words';

interface Heading {
  readonly title: string;
  /** Shown below the title: its purpose. */
  readonly note?: string | undefined;
}

/** A row in the table of a create form's sections. */
export interface FormSection<Props extends object> extends Heading {
  readonly Fields: ComponentType<Props>;
  /**
   * The values in a line, shown in place of fields that few people change. Undefined if the fields
   * have to be seen.
   */
  readonly inShort?: (props: Props) => string | undefined;
}

/** A part of a create form. On wide screens the title has a column beside the fields. */
export function CreateSection({
  title,
  note,
  children,
}: Heading & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface ChoiceInShortProps {
  readonly title: string;
  readonly text: string;
  readonly onOpen: () => void;
}

function ChoiceInShort({ title, text, onOpen }: ChoiceInShortProps) {
  return (
    <Row apart>
      <span>{text}</span>
      <Button size="s" aria-label={words.changeOf(title)} onClick={onOpen}>
        {words.change}
      </Button>
    </Row>
  );
}

/** The fields of a section, behind one line until somebody wants them. */
export function SectionFields<Props extends object>({
  section: { title, Fields, inShort },
  fields,
}: {
  readonly section: FormSection<Props>;
  readonly fields: Props;
}) {
  const [opened, setOpened] = useState<'pressed' | 'needed'>();
  const area = useRef<HTMLDivElement>(null);
  const text = opened === undefined ? inShort?.(fields) : undefined;
  // Fields with a problem stay once it is mended: somebody is typing in them.
  if (opened === undefined && text === undefined) setOpened('needed');
  useEffect(() => {
    if (opened === 'pressed') firstField(area.current)?.focus();
  }, [opened]);
  if (text !== undefined) {
    return <ChoiceInShort title={title} text={text} onOpen={() => setOpened('pressed')} />;
  }
  return (
    <div ref={area} className={styles.fields}>
      <Fields {...fields} />
    </div>
  );
}

const firstField = (area: HTMLElement | null) =>
  area?.querySelector<HTMLElement>('select, input, textarea');

export function CreateSections({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.card} data-in-order>
      {children}
    </div>
  );
}
