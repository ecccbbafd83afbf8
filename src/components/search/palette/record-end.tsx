import { useSelector } from 'react-redux';
import { fromMatch } from '@/model/search/marks';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { RecordBadge } from '@/components/records/record-status';
import type { FoundRecord } from '../results';
import { Marked } from './marked';
import styles from './palette.module.css';

interface RecordEndProps {
  readonly found: FoundRecord;
  readonly terms: readonly string[];
}

/** Why it was found, where nothing else says it, or what is told beside its name, and its state. */
export function RecordEnd({ found: { kind, id, detail, hit }, terms }: RecordEndProps) {
  const record = useSelector((state: WithResources) => selectRecord(state, kind, id));
  const hasStatus = record !== undefined && 'status' in record && record.status !== undefined;
  return (
    <>
      {hit ? (
        <span className={styles.detail}>
          in {hit.field} <Marked text={fromMatch(hit.word, terms)} terms={terms} />
        </span>
      ) : (
        detail !== undefined && (
          <span className={styles.detail}>
            <Marked text={detail} terms={terms} />
          </span>
        )
      )}
      {hasStatus && <RecordBadge record={record} />}
    </>
  );
}
