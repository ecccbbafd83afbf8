import { useWatch } from 'react-hook-form';
import { EditorButtons } from '@/components/editors/editor-buttons';
import type { Editor } from '@/components/editors/use-save';
import { PriceLabel } from '@/components/prices/price-label';
import { usePrices } from '@/components/prices/use-prices';
import { FullRecord } from '@/components/data/full-record';
import { useFacts } from '@/components/data/use-facts';
import { formatSize } from '@/lib/sizes';
import { leftLabel } from '@/model/account/allowance';
import { pendingProblem } from '@/model/account/pending';
import { serversToMake, type NewServer } from '@/model/server/create/form';
import { chosenIn, createDisabledReason } from '@/model/server/create/problems';
import { summaryOf, type LimitLine } from '@/model/server/create/summary';
import { shortTitle } from '@/model/title';
import { Card } from '@/ui/card';
import { Row } from '@/ui/page/columns';
import { typeLabel } from '../type-labels';
import styles from './create.module.css';
import { LimitNotes } from './limit-notes';
import { useNewServer } from './new-server-context';
import { PartErrors } from './part-errors';
import { withValidCount } from './with-valid-count';

function limitLabel({ allowance, taken, unit }: LimitLine): string {
  return leftLabel(allowance, taken, unit === 'bytes' ? formatSize : String);
}

function isOver({ allowance: { left }, taken }: LimitLine): boolean {
  return left !== undefined && left < taken;
}

interface SummaryCardProps {
  readonly editor: Editor<NewServer, NewServer>;
}

/** The form's contents, their cost and what is left of the limits. */
export function SummaryCard({ editor }: SummaryCardProps) {
  const { form } = useNewServer();
  useWatch({ control: form.control });
  const facts = useFacts();
  const prices = usePrices();
  const formValues = form.getValues();
  const values = withValidCount(formValues);
  const { type, image, volume, system } = chosenIn(values, facts);
  const summary = summaryOf(values, facts, prices);
  const count = serversToMake(values);
  const source = image === undefined ? volume && shortTitle(volume) : shortTitle(image);
  return (
    <div className={styles.summary}>
      {/* For its licence; an official image's name tells it. */}
      {system !== undefined && system.official !== true && (
        <FullRecord kind="image" id={system.id} />
      )}
      <Card title="Summary">
        <div className={styles.chosen}>
          <p>
            {count > 1 && `${String(count)} × `}
            {type === undefined ? 'No type yet' : typeLabel(type)}
          </p>
          <p className="muted">{source ?? `No ${values.from} yet`}</p>
        </div>
        <dl className={styles.costs} aria-label="Costs">
          {summary.costs.map(({ label, price }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <PriceLabel price={price} />
              </dd>
            </div>
          ))}
        </dl>
        <dl className={styles.total} aria-label="Total">
          <div>
            <dt>Monthly</dt>
            <dd>
              <PriceLabel price={summary.total} />
            </dd>
          </div>
          <div>
            <dt>Hourly</dt>
            <dd>
              <PriceLabel price={summary.total} per="hour" />
            </dd>
          </div>
        </dl>
        <dl className={styles.limits} aria-label="Limits">
          {summary.limits.map((line) => (
            <div key={line.label} data-over={isOver(line) || undefined}>
              <dt>{line.label}</dt>
              <dd>{limitLabel(line)}</dd>
            </div>
          ))}
        </dl>
        <Row>
          <EditorButtons
            editor={editor}
            saveLabel={count > 1 ? `Create ${String(count)} servers` : 'Create server'}
            disabledReason={
              pendingProblem(facts.account) ?? createDisabledReason(formValues, facts)
            }
          />
        </Row>
      </Card>
      <PartErrors />
      <LimitNotes form={values} facts={facts} />
    </div>
  );
}
