import { Fragment } from 'react';
import { IdLink } from '@/components/records/links/id-link';
import type { Words } from '@/model/attention/attention';

/** A sentence with its records linked. */
export function AttentionWords({ words }: { readonly words: Words }) {
  return words.map((word, index) => (
    // A sentence's words never change places.
    <Fragment key={index}>
      {typeof word === 'string' ? word : <IdLink kind={word.kind} id={word.id} />}
    </Fragment>
  ));
}
