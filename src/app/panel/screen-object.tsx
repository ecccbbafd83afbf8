import { type ComponentType, createElement } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import type { ScreenRoute } from '@/components/page/screen-route';
import { isOfUnknownType, parseId } from '@/model/ids';
import { MissingId, NotFound } from '@/screens/not-found/not-found';
import { importFresh } from '../boot/stale-release';
import { lateScreen } from './late-screen';
import { RouteError } from './route-error';

function WrongId({ text }: { text: string }) {
  return <NotFound why={isOfUnknownType(text) ? 'Unknown resource type' : undefined} />;
}

/** A malformed id of an editor makes its page not found too, rather than the editor alone. */
function parsed(screen: ComponentType<never>, route: ScreenRoute): ComponentType {
  const expected = Object.entries(route.params);
  const ofEditors = (route.children ?? []).flatMap(({ params }) => Object.entries(params));
  const Screen = screen as ComponentType<Readonly<Record<string, string>>>;
  return function Parsed() {
    const given = useParams();
    const ids: Record<string, string> = {};
    for (const [name, kind] of expected) {
      const text = given[name];
      if (text === undefined || text === '') return <MissingId />;
      const id = parseId(kind, text);
      if (id === undefined) return <WrongId text={text} />;
      ids[name] = id;
    }
    const isWrong = ofEditors.some(([name, kind]) => {
      const text = given[name];
      return text !== undefined && parseId(kind, text) === undefined;
    });
    if (isWrong) return <NotFound />;
    return createElement(Screen, ids);
  };
}

function Nothing() {
  return null;
}

async function fetchScreen(
  screen: ScreenRoute,
  wantedAt?: () => string | undefined,
): Promise<ComponentType> {
  const module = await importFresh({
    part: screen.path,
    load: () => screen.load(),
    ...(wantedAt && { wantedAt }),
  });
  return parsed(module.default, screen);
}

/** `wantedAt` is as for `importFresh`. */
export function screenObject(
  screen: ScreenRoute,
  wantedAt?: () => string | undefined,
): RouteObject {
  return {
    path: screen.path,
    handle: screen.handle,
    ErrorBoundary: RouteError,
    HydrateFallback: Nothing,
    lazy: async () => {
      try {
        return { Component: await fetchScreen(screen, wantedAt) };
      } catch (thrown) {
        return { Component: lateScreen(() => fetchScreen(screen), thrown) };
      }
    },
    children: (screen.children ?? []).map((child) => screenObject(child, wantedAt)),
  };
}
