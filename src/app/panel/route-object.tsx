import { type ComponentType, createElement } from 'react';
import { type Params, type RouteObject, useParams } from 'react-router-dom';
import type {
  PageAbove,
  RouteHandle,
  ScreenParam,
  ScreenParams,
  ScreenRoute,
} from '@/components/records/page/screen-route';
import { entryOf } from '@/lib/values';
import { lazyPart } from '@/lib/lazy-part';
import { isOfUnknownType, parseId } from '@/model/ids';
import { idInAddress } from '@/model/orbit/ids';
import { MissingId, NotFound } from '@/screens/not-found/not-found';
import { importFresh } from '@/app/boot/stale-release';
import { retryScreen, RouteError } from './retry-screen';

/** Returns undefined for malformed text. */
function read(param: ScreenParam, name: string, params: Params): unknown {
  if (typeof param === 'function') return param(entryOf(params, name) ?? '');
  return parseId(param, idInAddress(param, name, params));
}

function WrongText({ param, text }: { readonly param: ScreenParam; readonly text: string }) {
  const isId = typeof param !== 'function';
  return <NotFound why={isId && isOfUnknownType(text) ? 'type' : undefined} />;
}

/**
 * A malformed parameter of an editor makes its page not found too, rather than the editor alone.
 */
function withParsedParams(
  screen: ComponentType<never>,
  params: ScreenParams,
  editors: readonly ScreenRoute[],
): ComponentType {
  const expected = Object.entries(params);
  const ofEditors = editors.flatMap((editor) => Object.entries(editor.params ?? {}));
  const Screen = screen as ComponentType<Readonly<Record<string, unknown>>>;
  return function Parsed() {
    const given = useParams();
    const values: [string, unknown][] = [];
    for (const [name, param] of expected) {
      const text = entryOf(given, name);
      if (text === undefined || (text === '' && name !== '*')) return <MissingId />;
      const value = read(param, name, given);
      if (value === undefined) return <WrongText param={param} text={text} />;
      values.push([name, value]);
    }
    const isWrong = ofEditors.some(([name, param]) => {
      const text = entryOf(given, name);
      return text !== undefined && read(param, name, given) === undefined;
    });
    if (isWrong) return <NotFound />;
    return createElement(Screen, Object.fromEntries(values));
  };
}

type ScreenPart = Awaited<ReturnType<ScreenRoute['load']>>;

export function Nothing() {
  return null;
}

interface Place {
  /** Ends in a slash, unless empty. */
  readonly base: string;
  readonly params: ScreenParams;
  readonly above: readonly PageAbove[];
}

const OUTERMOST: Place = { base: '', params: {}, above: [] };

export function routeObjects(
  screen: ScreenRoute,
  targetAddress?: () => string | undefined,
  place: Place = OUTERMOST,
): RouteObject[] {
  const { editors = [], pages = [] } = screen;
  const load = lazyPart<ScreenPart>(screen.load);
  const path = `${place.base}${screen.path}`;
  const params = { ...place.params, ...screen.params };
  const handle: RouteHandle = { ...screen, above: place.above };

  const fetchScreen = async (from: typeof load, at?: typeof targetAddress) => {
    const fresh = { part: path, load: from, ...(at && { targetAddress: at }) };
    return withParsedParams((await importFresh(fresh)).default, params, editors);
  };

  const over = { ...OUTERMOST, params };
  const below = { base: `${path}/`, params, above: [...place.above, { path, handle: screen }] };
  return [
    {
      path,
      handle,
      ErrorBoundary: RouteError,
      HydrateFallback: Nothing,
      lazy: async () => {
        try {
          return { Component: await fetchScreen(load, targetAddress) };
        } catch (thrown) {
          return { Component: retryScreen(() => fetchScreen(load), thrown) };
        }
      },
      children: editors.flatMap((each) => routeObjects(each, targetAddress, over)),
    },
    ...pages.flatMap((each) => routeObjects(each, targetAddress, below)),
  ];
}
