import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { hasPage, RecordLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { truncateList } from '@/lib/text';
import { type Mention, sentenceOf, type SentencePart } from '@/model/event/describe';
import { NOUNS } from '@/model/event/sentences';
import type { EventRecord } from '@/model/records/people';
import { selectIsGone } from '@/store/events/deleted-resources';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Truncate } from '@/ui/tooltip';
import { words } from '../words';
import { mentionName, NAMED_AT_MOST } from './event-mark';

/** True if a mention has a link: not to a deleted resource, nor to another user's application. */
function useIsLinked({ kind, id }: Mention): boolean {
  const account = useAccount();
  return useSelector((state: WithResources) => {
    if (kind === undefined || !hasPage(kind) || selectIsGone(state, kind, id, account))
      return false;
    return kind !== 'application' || selectRecord(state, kind, id) !== undefined;
  });
}

function Named({ mention }: { readonly mention: Mention }) {
  const { kind, id } = mention;
  const name = mentionName(mention, useLookup());
  const isLinked = useIsLinked(mention);
  const shown = name === id ? <code>{id}</code> : <Truncate text={name} />;
  if (kind === undefined || !isLinked) return shown;
  return (
    <RecordLink kind={kind} id={id}>
      {shown}
    </RecordLink>
  );
}

/** True for the page's own resource, except an invited person, who is not called 'it'. */
const isIt = ({ id, kind }: Mention, about: string | undefined): boolean =>
  id === about && kind !== 'collaboration';

/** Shortens 'created API client ', for a name, to 'created ', for 'it'. */
function withoutNoun(text: string): string {
  const noun = Object.values(NOUNS).find((each) => text.endsWith(`${each} `));
  return noun === undefined ? text : text.slice(0, -noun.length - 1);
}

interface NamesProps {
  readonly mentions: readonly Mention[];
  readonly about: string | undefined;
  readonly isFirst: boolean;
}

function Names({ mentions, about, isFirst }: NamesProps) {
  const shown = mentions.slice(0, NAMED_AT_MOST);
  const marks = mentions.map((_, index) => `{${String(index)}}`);
  let at = 0;
  return truncateList(marks, NAMED_AT_MOST)
    .split(/\{(\d+)\}/)
    .map((text, index) => {
      at += text.length + 1;
      const mention = index % 2 === 1 ? shown[Number(text)] : undefined;
      if (mention === undefined) return <Fragment key={at}>{text}</Fragment>;
      if (isIt(mention, about)) return <Fragment key={at}>{words.events.it(isFirst)}</Fragment>;
      return <Named key={at} mention={mention} />;
    });
}

interface EventSentenceProps {
  readonly event: EventRecord;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Id of the resource whose page shows it, which is called 'it'. */
  readonly about?: string | undefined;
}

export function EventSentence({ event, now, about }: EventSentenceProps) {
  const told: readonly SentencePart[] = sentenceOf(event, now) ?? [];
  const parts = told.map((part, index) => {
    const [next] = told[index + 1] ?? [];
    const isBeforeIt = typeof next === 'object' && isIt(next, about);
    return typeof part === 'string' && isBeforeIt ? withoutNoun(part) : part;
  });
  return parts.map((part, index) => (
    // Parts never change places.
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <Names
          mentions={part}
          about={about}
          isFirst={parts.slice(0, index).every((before) => before === '')}
        />
      )}
    </Fragment>
  ));
}
