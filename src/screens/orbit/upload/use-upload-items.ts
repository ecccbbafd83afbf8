import { nanoid } from '@reduxjs/toolkit';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { itemProblem, objectName, type UploadItem } from '@/model/upload/item';
import { selectOffer } from '@/store/transfers/transfers-selectors';
import {
  hasEnded,
  selectTransfers,
  transfers,
  type WithTransfers,
} from '@/store/transfers/transfers-slice';
import type { ChosenFile } from './chosen-files';

/** A row of the question, and why its file cannot be sent. */
export interface UploadRow extends UploadItem {
  /** The file itself. */
  readonly file: File;
  /** Below what was dropped. */
  readonly path: string;
  readonly problem: string | undefined;
}

interface Where {
  readonly account: string;
  readonly container: string;
  readonly prefix: string;
}

const TWICE = 'Another of these files has the same name';

/** Files that wait for an answer: which of them exist, and which cannot be sent. */
export function useUploadItems(
  { account, container, prefix }: Where,
  files: readonly ChosenFile[],
) {
  const dispatch = useDispatch();
  const { uploads: settings } = useContext(DeploymentContext);
  const [offer] = useState(() => nanoid());
  const [tries, setTries] = useState(0);
  const [leftOut, setLeftOut] = useState<ReadonlySet<ChosenFile>>(new Set());
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set());
  const known = useSelector((state: WithTransfers) => selectOffer(state, offer));
  const underWay = useSelector(selectTransfers);

  useEffect(() => {
    const objects = files.map(({ path }) => objectName(prefix, path));
    const isLarge = files.some(({ file }) => file.size >= settings.limit);
    dispatch(transfers.actions.offered({ offer, account, container, objects, isLarge }));
    return () => void dispatch(transfers.actions.withdrawn(offer));
  }, [account, container, dispatch, files, offer, prefix, settings, tries]);

  const onTheirWay = useMemo(
    () =>
      new Set(
        Object.values(underWay)
          .filter((each) => !hasEnded(each) && each.account === account)
          .flatMap((each) => (each.container === container ? each.object : [])),
      ),
    [account, container, underWay],
  );
  const isLargeKnown = known.large !== undefined;
  const rows = useMemo(() => {
    const seen = new Set<string>();
    return files
      .filter((chosen) => !leftOut.has(chosen))
      .map(({ path, file }): UploadRow => {
        const object = objectName(prefix, path);
        const chosen = { object, size: file.size, changed: file.lastModified };
        const found = known.found[`/${object}`];
        const problem = seen.has(object)
          ? TWICE
          : isLargeKnown || file.size < settings.limit
            ? itemProblem(chosen, settings, known.large ?? undefined)
            : undefined;
        seen.add(object);
        const existence = onTheirWay.has(object) ? 'exists' : (found ?? 'unchecked');
        return { ...chosen, file, path, existence, overwrite: overwritten.has(object), problem };
      });
  }, [files, isLargeKnown, known, leftOut, onTheirWay, overwritten, prefix, settings]);

  return {
    rows,
    isChecking: !isLargeKnown || rows.some(({ existence }) => existence === 'unchecked'),
    checkAgain: () => setTries(tries + 1),
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
