import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { LayerHost } from '@/ui/lazy-layer';
import { Row } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { Skeleton } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-area';
import styles from './show-as.module.css';

const FORMATS = [
  { value: 'curl', label: 'curl' },
  { value: 'cli', label: 'CLI' },
  { value: 'terraform', label: 'Terraform' },
] as const;

type Format = (typeof FORMATS)[number]['value'];

interface ShowAsProps {
  readonly writers: Readonly<Record<Format, () => string>>;
  readonly problem?: string | undefined;
  readonly rows: number;
}

export function ShowAs({ writers, problem, rows }: ShowAsProps) {
  const [format, setFormat] = useState<Format>('curl');
  const text = problem ?? writers[format]();
  return (
    <div className={styles.text}>
      <Row apart>
        <SegmentedControl label="Show as" value={format} options={FORMATS} onChange={setFormat} />
        <CopyButton text={text} what="the text" />
      </Row>
      <TextArea
        label="What the form says"
        labelHidden
        mono
        readOnly
        wrap="off"
        rows={rows}
        value={text}
      />
    </div>
  );
}

interface ShowAsToggleProps {
  readonly label: string;
  /** Called, and its code loaded, on the first press. */
  readonly children: () => ReactNode;
}

export function ShowAsToggle({ label, children }: ShowAsToggleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row>
        <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : label}
        </Button>
        <span className="muted">Get this as curl, CLI or Terraform.</span>
      </Row>
      {open && <LayerHost waiting={<Skeleton shape="block" />}>{children()}</LayerHost>}
    </>
  );
}
