import { useContext, useEffect, useMemo, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useUploads } from '@/components/storage/transfers/transfer-dock';
import { itemProblem, objectName, type UploadItem } from '@/model/upload/item';
import { isSegmented } from '@/model/upload/upload-settings';
import type { Checks } from '@/store/transfers/open-engine';
import { selectNamesUnderWay, type WithTransfers } from '@/store/transfers/transfers-slice';
import type { ChosenFile } from './chosen-files';
import { words } from './words';

export interface UploadRow extends UploadItem {
  readonly file: File;
  readonly path: string;
  readonly problem: string | undefined;
}

interface Where {
  readonly account: string;
  readonly container: string;
  readonly prefix: string;
}

const UNKNOWN: Checks = { found: {}, large: undefined };

export function useUploadItems(
  { account, container, prefix }: Where,
  files: readonly ChosenFile[],
) {
  const uploads = useUploads();
  const { uploads: settings } = useContext(DeploymentContext);
  const [tries, setTries] = useState(0);
  const [leftOut, setLeftOut] = useState<ReadonlySet<ChosenFile>>(new Set());
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState(UNKNOWN);
  const onTheirWay = useSelector(
    (state: WithTransfers) => selectNamesUnderWay(state, account, container),
    shallowEqual,
  );

  useEffect(() => {
    const objects = files.map(({ path }) => objectName(prefix, path));
    const isLarge = files.some(({ file }) => isSegmented(file.size, settings));
    const controller = new AbortController();
    const onFound = (more: Partial<Checks>) =>
      setKnown((before) => ({ ...before, ...more, found: { ...before.found, ...more.found } }));
    uploads((engine) =>
      engine.check({ account, container, objects, isLarge }, onFound, controller.signal),
    );
    return () => controller.abort();
  }, [account, container, files, prefix, settings, tries, uploads]);

  const isLargeKnown = known.large !== undefined;
  const large = known.large ?? undefined;
  const problems = useMemo(
    () =>
      new Map(
        files.map((chosen) => {
          const { path, file } = chosen;
          if (!isLargeKnown && isSegmented(file.size, settings)) return [chosen, undefined];
          const object = objectName(prefix, path);
          const item = { object, size: file.size, changed: file.lastModified };
          return [chosen, itemProblem(item, settings, large)];
        }),
      ),
    [files, isLargeKnown, large, prefix, settings],
  );
  const rows = useMemo(() => {
    const seen = new Set<string>();
    const written = new Set(onTheirWay);
    return files
      .filter((chosen) => !leftOut.has(chosen))
      .map((each): UploadRow => {
        const { path, file } = each;
        const object = objectName(prefix, path);
        const chosen = { object, size: file.size, changed: file.lastModified };
        const problem = seen.has(object) ? words.row.sameName : problems.get(each);
        seen.add(object);
        const found = known.found[`/${object}`] ?? 'unchecked';
        const existence = written.has(object) ? 'exists' : found;
        return { ...chosen, file, path, existence, overwrite: overwritten.has(object), problem };
      });
  }, [files, known.found, leftOut, onTheirWay, overwritten, prefix, problems]);

  return {
    rows,
    error: known.error,
    isChecking: !isLargeKnown || rows.some(({ existence }) => existence === 'unchecked'),
    checkAgain: () => {
      setKnown(UNKNOWN);
      setTries(tries + 1);
    },
    leaveOut: (out: readonly UploadRow[]) => {
      const gone = new Set(out.map(({ file }) => file));
      setLeftOut(new Set([...leftOut, ...files.filter(({ file }) => gone.has(file))]));
    },
    overwrite: (which: readonly UploadRow[], isOverwritten: boolean) => {
      const names = new Set(which.map(({ object }) => object));
      const others = [...overwritten].filter((object) => !names.has(object));
      setOverwritten(new Set(isOverwritten ? [...others, ...names] : others));
    },
  };
}
