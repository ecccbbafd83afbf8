import { useMemo } from 'react';
import { useNotify } from '@/components/activity/calls/calls-context';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import { ListedChoice } from '@/components/lists/choices/choice-frame';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { leastMemory, LimitNote } from '@/components/records/record-notes';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { FullRecord } from '@/components/scope/data/use-fresh-read';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { callAction } from '@/model/call';
import { paths } from '@/model/paths';
import { serverPrice } from '@/model/pricing/prices';
import { checkedForm } from '@/model/problems';
import type { ImageRecord, ServerRecord, ServerTypeRecord } from '@/model/records/compute';
import { offeredTypes } from '@/model/server-type/tabs';
import { resizeCall } from '@/model/server/calls';
import {
  chosenTypeProblem,
  mustBeOff,
  NO_MEMORY,
  NO_MEMORY_FOR_SOME,
  resizeProblem,
  resizeProblemWhenOff,
} from '@/model/server/resize';
import { canResize } from '@/model/server/rules';
import { shortTitle } from '@/model/title';
import { unknownProblem } from '@/model/unreadable';
import { isWindows } from '@/model/windows';
import { DONE } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { CheckboxField } from '@/ui/checkbox-field';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { Stack } from '@/ui/page/columns';
import { TypeChoice } from '@/screens/servers/choices/type-choice';
import { typeLabel } from '@/screens/servers/list-parts';
import styles from './resize.module.css';
import { words } from '../words';

interface TypeFactsProps {
  readonly label: string;
  readonly type: ServerTypeRecord | undefined;
  readonly image: ImageRecord | undefined;
  readonly reason?: string | undefined;
}

function TypeFacts({ label, type, image, reason }: TypeFactsProps) {
  const prices = usePrices();
  const price = type && serverPrice(prices, type, image);
  // A type's price excludes the licence.
  const licensed = image !== undefined && isWindows(image);
  const month = <PriceLabel price={price} />;
  const hour = <PriceLabel price={price} per="hour" />;
  return (
    <Definition long label={label}>
      {type === undefined ? (
        <span className="muted">{words.resize.notChosen}</span>
      ) : (
        <>
          {typeLabel(type)}
          <br />
          <span className="muted">
            {reason ??
              (licensed ? words.resize.licencePrice(month, hour) : words.resize.price(month, hour))}
          </span>
        </>
      )}
    </Definition>
  );
}

interface ResizeSummaryProps {
  readonly current: ServerTypeRecord | undefined;
  readonly chosen: ServerTypeRecord | undefined;
  readonly image: ImageRecord | undefined;
  readonly reason: string | undefined;
}

function ResizeSummary({ current, chosen, image, reason }: ResizeSummaryProps) {
  return (
    <div className={styles.after}>
      <DefinitionGrid>
        <TypeFacts label={words.resize.now} type={current} image={image} />
        <TypeFacts label={words.resize.after} type={chosen} image={image} reason={reason} />
      </DefinitionGrid>
    </div>
  );
}

const STEPS = [words.resize.shutdown, words.resize.title, words.resize.start] as const;

interface Resize {
  readonly server: string;
  readonly type: string;
  /** Called when the server has begun to shut down: from here on nobody need wait. */
  readonly onBegun: () => void;
  readonly onPart: (message: string) => void;
  readonly name: string;
}

/**
 * Shuts a server down, resizes it and starts it again, each once the step before is seen to be
 * done. If a step fails, the server is left as it is.
 */
function* resizeSteps({ server, type, name, onBegun, onPart }: Resize): Run {
  const power = (action: string, status: string) =>
    callAction('server', server, action, undefined, { status });
  const off = yield {
    call: power('shutdown', 'inactive'),
    title: STEPS[0],
    doing: words.resize.shuttingDown,
  };
  if (!off.ok) return off;
  onBegun();
  const resized = yield {
    call: resizeCall(server, type),
    title: STEPS[1],
    doing: words.resize.resizing,
    settled: true,
  };
  if (!resized.ok) {
    onPart(words.resize.notResized(name));
    return resized;
  }
  const on = yield {
    call: power('start', 'active'),
    title: STEPS[2],
    doing: words.resize.starting,
    settled: true,
  };
  if (!on.ok) onPart(words.resize.notStarted(name));
  return on.ok ? DONE : on;
}

export default function ResizeEditor({ server: id }: ScreenProps<{ server: 'server' }>) {
  const account = useAccount();
  const { record, meta } = useRecord('server', id);
  if (record === undefined) return null;
  if (record.server_type === undefined) {
    // Nothing opens over the page before the record is read.
    if (!meta.full) return null;
    const place = { record, parent: paths.record('server', account, id) };
    return (
      <UnknownValue
        kind="server"
        {...place}
        title={words.resize.title}
        why={unknownProblem(record, words.resize.unknown)}
      />
    );
  }
  return (
    <>
      {/* For the memory that the image needs. */}
      {record.image && <FullRecord kind="image" id={record.image} />}
      <ResizeDialog server={record} />
    </>
  );
}

interface ResizeForm {
  type: string;
  /** A running server may be shut down for it, and started again. */
  restart: boolean;
}

function ResizeDialog({ server }: { readonly server: ServerRecord }) {
  const account = useAccount();
  const show = useNotify();
  const facts = useFacts();
  useRecord('account', account);
  const all = useListSource('server_type');
  const types = useMemo(() => offeredTypes(all.rows, facts.account), [all.rows, facts.account]);
  const typeOf = (id: string | null | undefined) => (id ? facts.get('server_type', id) : undefined);
  const current = typeOf(server.server_type);
  const name = shortTitle(server);
  const mustBeOffFor = (type: string) => {
    const next = typeOf(type);
    return next !== undefined && mustBeOff(server, next, facts);
  };
  const editor = useSave({
    schema: checkedForm<ResizeForm>(({ type, restart }) => {
      const chosen = typeOf(type);
      const isOffered = restart && chosen !== undefined && mustBeOff(server, chosen, facts);
      return { type: isOffered ? undefined : chosenTypeProblem(server, chosen, facts) };
    }),
    values: { type: '', restart: false },
    verb: 'resize',
    title: words.resize.title,
    about: name,
    words: { doing: words.resize.resizing, done: words.resize.done },
    success: ({ type }) =>
      mustBeOffFor(type) ? words.resize.restartSuccess : words.resize.success,
    steps: ({ type }) => (mustBeOffFor(type) ? STEPS : undefined),
    parent: paths.record('server', account, server.id),
    // Makes a missing choice an error.
    isNew: true,
    wireNames: { server_type: 'type', new_type: 'type' },
    request: ({ type }) =>
      function* (): Run {
        if (mustBeOffFor(type)) {
          return yield* resizeSteps({
            server: server.id,
            type,
            name,
            // The record's badge and the tasks go on from here.
            onBegun: editor.cancel,
            onPart: (message) => show({ tone: 'warning', message, persistent: true }),
          });
        }
        return yield { call: resizeCall(server.id, type) };
      },
  });
  const { register, setValue, watch, formState } = editor.form;
  const [value, restart] = watch(['type', 'restart']);
  const chosen = typeOf(value);
  const tooLarge = types.filter((type) => resizeProblemWhenOff(server, type, facts) === NO_MEMORY);
  const isRunning = types.some((type) => mustBeOff(server, type, facts));
  const isOffered = restart && chosen !== undefined && mustBeOff(server, chosen, facts);
  return (
    <EditorDialog
      editor={editor}
      title={words.resize.titleOf(name)}
      size="l"
      saveLabel={words.resize.title}
      disabledReason={canResize(server, facts)}
    >
      <LimitNote
        resource="server"
        more={leastMemory(tooLarge, current?.ram)}
        problem={tooLarge.length > 0 ? NO_MEMORY_FOR_SOME : undefined}
      />
      <ListedChoice from={[all]}>
        {isRunning && (
          <Stack gap="s">
            <p>{words.resize.mustBeOff(name)}</p>
            <CheckboxField
              {...register('restart', {
                onChange: () => {
                  if (formState.errors.type !== undefined) void editor.form.trigger('type');
                },
              })}
              label={words.resize.restart}
              hint={words.resize.restartHint}
            />
          </Stack>
        )}
        <TypeChoice
          types={types}
          value={value}
          near={current}
          error={formState.errors.type?.message}
          reasonOf={(type) => resizeProblemWhenOff(server, type, facts)}
          onChange={(type) => setValue('type', type, { shouldDirty: true, shouldValidate: true })}
        />
      </ListedChoice>
      <ResizeSummary
        current={current}
        chosen={chosen}
        image={server.image ? facts.get('image', server.image) : undefined}
        reason={isOffered ? undefined : chosen && resizeProblem(server, chosen, facts)}
      />
    </EditorDialog>
  );
}
