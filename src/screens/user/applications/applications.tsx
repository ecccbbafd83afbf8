import { CREATED, nameColumn } from '@/components/lists/columns';
import { ResourceList } from '@/components/lists/list-page';
import type { CardProps, Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import {
  credentialStatusColumn,
  credentialStatusFacet,
} from '@/components/record-page/credentials/credential-page';
import { Created } from '@/components/records/created';
import { useListSource } from '@/components/scope/data/use-list';
import { APPLICATION_VERBS } from '@/model/application/verbs';
import { credentialSearchFields } from '@/model/credential/search';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { LinkButton } from '@/ui/link';
import { words } from '../words';

export const applicationColumns: readonly Column<Records['application']>[] = [
  nameColumn('application'),
  credentialStatusColumn,
  { ...CREATED, width: 140, phone: 'second' },
];

type Application = Records['application'];

const FACETS = [credentialStatusFacet];

function ApplicationCard({ record: application, context }: CardProps<Application>) {
  return (
    <>
      <NameCell kind="application" record={application} />
      {credentialStatusColumn.cell(application, context)}
      <p className="muted">
        <Created iso={application.created_at} now={context.now} />
      </p>
    </>
  );
}

export function CreateApplication() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.applicationAdd}>
      {words.applications.create}
    </LinkButton>
  );
}

export function Applications() {
  return (
    <ResourceList<Application>
      source={useListSource('application')}
      findBy={words.common.findBy}
      columns={applicationColumns}
      facets={FACETS}
      searchFields={credentialSearchFields}
      verbs={APPLICATION_VERBS}
      card={ApplicationCard}
      create={<CreateApplication />}
      empty={<p>{words.applications.empty}</p>}
    />
  );
}
