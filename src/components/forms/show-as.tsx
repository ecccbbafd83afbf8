import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { LayerHost } from '@/ui/lazy-layer';
import { Row } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { Skeleton } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-area';
import styles from './show-as.module.css';
import { words } from './words';

const FORMATS = [
  { value: 'curl', label: words.showAs.formats.curl },
  { value: 'cli', label: words.showAs.formats.cli },
  { value: 'terraform', label: words.showAs.formats.terraform },
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
        <SegmentedControl
          label={words.showAs.label}
          value={format}
          options={FORMATS}
          onChange={setFormat}
        />
        <CopyButton text={text} what={words.showAs.copied} />
      </Row>
      <TextArea
        label={words.showAs.text}
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
          {open ? words.showAs.hide : label}
        </Button>
        <span className="muted">{words.showAs.about}</span>
      </Row>
      {open && <LayerHost waiting={<Skeleton shape="block" />}>{children()}</LayerHost>}
    </>
  );
}
