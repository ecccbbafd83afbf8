import { use } from 'react';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useQuery } from '@/components/scope/data/use-query';
import { placeOf } from '@/model/orbit/ids';
import { currentLink } from '@/model/registry/layout';
import { folderOfTag, type Tag } from '@/model/registry/tags';
import { imageQuery } from '@/store/queries/registry-queries';

/** What a tag stands for and its size, asked for while its row is on the screen. */
export function useImage(tag: Tag) {
  const { registry } = use(DeploymentContext);
  const place = placeOf(tag.id);
  const { account, container } = place;
  const { digest, hash } = tag;
  return useQuery(imageQuery, {
    account,
    container,
    root: registry.root,
    ...(digest === undefined
      ? { link: currentLink(folderOfTag(tag, place)), ...(hash !== undefined && { hash }) }
      : { digest }),
  });
}
