import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ResourceList } from '@/components/lists/list-page';
import { DocumentationLink } from '@/components/records/links/documentation-link';
import { Page } from '@/components/records/page/page';
import { PageTabs } from '@/components/records/page/page-tabs';
import { useAccount } from '@/components/scope/account-scope';
import { useListSource } from '@/components/scope/data/use-list';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { imageMinimum } from '@/model/image/describe';
import { imageSearchFields } from '@/model/image/search';
import { IMAGE_TAB_ROW, IMAGE_TABS, isListed, tabOfHash, type ImageTab } from '@/model/image/tabs';
import { IMAGE_VERBS } from '@/model/image/verbs';
import { paths } from '@/model/paths';
import { allowsWindows } from '@/model/windows';
import { LinkButton } from '@/ui/link';
import { ImageCard, imageColumns, imageFacets, officialFacets } from './list-parts';
import { words } from './words';

interface Empty {
  readonly text: ReactNode;
  readonly link?: ReactNode;
}

const NOTHING: Empty = {
  text: <p>{words.list.emptyElsewhere}</p>,
};

function OfficialImages() {
  const { hash, label } = IMAGE_TABS.official;
  return <LinkButton to={`${paths.list('image', useAccount())}${hash}`}>{label}</LinkButton>;
}

const EMPTY: Readonly<Record<ImageTab, Empty>> = {
  my: {
    text: <p>{words.list.empty}</p>,
    link: <OfficialImages />,
  },
  official: NOTHING,
  all: NOTHING,
};

const SUMMED = { bytes: imageMinimum };

export default function ImageList() {
  const account = useAccount();
  const tab = tabOfHash(useLocation().hash);
  const windows = allowsWindows(useKnownAccount());
  const images = useListSource('image');
  const rows = useMemo(
    () => images.rows.filter((image) => isListed(image, { tab, account, windows })),
    [images.rows, tab, account, windows],
  );
  const { title } = IMAGE_TABS[tab];
  const { text, link } = EMPTY[tab];
  return (
    <Page
      title={title}
      tabs={
        <PageTabs
          label={words.list.tabs}
          at={paths.list('image', account)}
          tabs={IMAGE_TAB_ROW}
          current={IMAGE_TABS[tab]}
          ofOneList
        />
      }
    >
      <ResourceList
        source={{ ...images, rows }}
        title={title}
        findBy={words.list.findBy}
        columns={imageColumns}
        facets={tab === 'official' ? officialFacets : imageFacets}
        searchFields={imageSearchFields}
        verbs={IMAGE_VERBS}
        summed={SUMMED}
        card={ImageCard}
        create={
          <>
            {link}
            <DocumentationLink />
          </>
        }
        empty={text}
      />
    </Page>
  );
}
