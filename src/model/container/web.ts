import { accessTexts } from './access';
import {
  accessOf,
  isRefusal,
  PUBLIC_READ,
  withoutRules,
  withPublicRead,
  withRlistings,
} from './access-changes';
import type { ContainerChanges } from './calls';
import { containerPath } from '@/model/orbit/links';
import { placeOf } from '@/model/orbit/ids';
import type { Problems } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';

export interface ListingsForm {
  readonly on: boolean;
  /** Address or name of a style sheet, and the heading that replaces the container's path. */
  readonly css: string;
  readonly label: string;
  /** True if objects stay readable to anybody by address once listings are off. */
  readonly keepsPublic: boolean;
}

export interface SiteForm {
  readonly on: boolean;
  readonly index: string;
  readonly error: string;
  readonly keepsPublic: boolean;
}

export function listingsForm(container: ContainerRecord): ListingsForm {
  const { web_listings: on = false, web_listings_css: css = '' } = container;
  return { on, css, label: container.web_listings_label ?? '', keepsPublic: false };
}

export function siteForm({
  web_index: index = '',
  web_error: error = '',
}: ContainerRecord): SiteForm {
  return { on: index !== '', index, error, keepsPublic: true };
}

export const isSite = ({ web_index: index = '' }: Pick<ContainerRecord, 'web_index'>): boolean =>
  index !== '';

/** True for a static site without listings: without a token, its index page replaces the list. */
export const hidesNames = (
  container: Pick<ContainerRecord, 'web_index' | 'web_listings'>,
): boolean => isSite(container) && container.web_listings !== true;

/**
 * Returns the public address of a site or its listings; `orbit` is that of object storage, with
 * `/v1`.
 */
export function webAddress(orbit: string, { id }: Pick<ContainerRecord, 'id'>): string {
  const { account, container } = placeOf(id);
  return `${orbit}${containerPath(account, container)}/`;
}

export function publicReadNeeded(container: ContainerRecord): string | undefined {
  const needs = (what: string) =>
    `Public read is required for the ${what} of this container. Turn that off first`;
  if (isSite(container)) return needs('static site');
  return container.web_listings === true ? needs('public listings') : undefined;
}

/**
 * Returns the changes that let anybody see a site or its listings. Its first page requests the
 * container itself, which needs the rule for listings (tests/mocks/orbit/contract/sites.ts).
 */
function opened(container: ContainerRecord): ContainerChanges {
  const { read } = accessTexts(withRlistings(withPublicRead(accessOf(container)), true));
  return read === container.read ? {} : { read };
}

/** True if a referrer rule lets pages read. Such pages also use listings, by script. */
export const isReadByPages = (container: ContainerRecord): boolean =>
  accessOf(container).rules.some((rule) => rule.type === 'http' && !isRefusal(rule));

/**
 * Removes the public read rule, unless it is to be kept. If kept, nobody may list: `.rlistings`
 * applies to all who read by referrer. If removed, pages with a referrer rule may still list.
 */
function closed(container: ContainerRecord, keepsPublic: boolean): ContainerChanges {
  const list = accessOf(container);
  const { read } = accessTexts(
    keepsPublic
      ? withRlistings(list, false)
      : withRlistings(
          withoutRules(list, [PUBLIC_READ]),
          list.rlistings && isReadByPages(container),
        ),
  );
  return read === container.read ? {} : { read: read || null };
}

export function listingsChanges(container: ContainerRecord, form: ListingsForm): ContainerChanges {
  const { on, css, label, keepsPublic } = form;
  const look = { web_listings_css: css.trim() || null, web_listings_label: label.trim() || null };
  if (on) return { web_listings: 'true', ...look, ...opened(container) };
  // The site's first page still needs the access rules.
  if (isSite(container)) return { web_listings: 'false', ...look };
  return { web_listings: null, ...look, ...closed(container, keepsPublic) };
}

export function siteChanges(container: ContainerRecord, form: SiteForm): ContainerChanges {
  const { on, index, error, keepsPublic } = form;
  const listed = container.web_listings === true;
  if (on) {
    return {
      web_index: index.trim(),
      web_error: error.trim() || null,
      ...(!listed && { web_listings: 'false' }),
      ...opened(container),
    };
  }
  const cleared = { web_index: null, web_error: null };
  return listed ? cleared : { ...cleared, web_listings: null, ...closed(container, keepsPublic) };
}

/** Swift's limit for a value of a container's metadata, in bytes. */
const LONGEST = 256;

function noteProblem(text: string): string | undefined {
  if (/\p{Cc}|\p{Surrogate}/u.test(text)) return 'Please enter one line of text';
  const { length } = new TextEncoder().encode(text.trim());
  return length > LONGEST ? `At most ${String(LONGEST)} bytes` : undefined;
}

export function listingsProblems({ on, css, label }: ListingsForm): Problems<ListingsForm> {
  return on ? { css: noteProblem(css), label: noteProblem(label) } : {};
}

export function siteProblems({ on, index, error }: SiteForm): Problems<SiteForm> {
  if (!on) return {};
  const isMissing = index.trim() === '';
  return {
    index: isMissing
      ? 'Please enter a filename to use as the site index page.'
      : noteProblem(index),
    error: noteProblem(error),
  };
}
