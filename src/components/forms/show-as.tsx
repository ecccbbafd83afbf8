import { useState } from 'react';
import { CopyButton } from '@/ui/copy-button';
import { Row } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
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
