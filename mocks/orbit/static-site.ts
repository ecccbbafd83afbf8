import { OrbitRefusal, plainAnswer, type OrbitAnswer } from '@mocks/orbit/answers';
import { containerFor, type OrbitCall } from '@mocks/orbit/call';
import { listed } from '@mocks/orbit/listing';
import { readObject } from '@mocks/orbit/object-read';
import { quoted } from '@mocks/orbit/paths';
import { shownBytes, type Container, type StoredObject } from '@mocks/orbit/store';
import { listedTime } from '@mocks/orbit/times';

/** True for a read of a container's site: in web mode, or without a token or signature. */
export function isSite({ request, caller, account, place }: OrbitCall): boolean {
  const { method, headers } = request;
  const metadata = account.containers.get(place.container)?.metadata ?? {};
  const isMode = /^(true|1|yes|on|t|y)$/i.test(headers.get('X-Web-Mode') ?? '');
  return (
    (method === 'GET' || method === 'HEAD') &&
    (isMode || (caller.groups.length === 0 && !caller.isSigned)) &&
    ['Index', 'Error', 'Listings'].some((name) => metadata[`X-Container-Meta-Web-${name}`])
  );
}

const web = (container: Container, name: string): string | undefined =>
  container.metadata[`X-Container-Meta-Web-${name}`];

const isOn = (text = ''): boolean => /^(true|1|yes|on|t|y)$/i.test(text);

const toSlash = ({ request }: OrbitCall): OrbitAnswer =>
  plainAnswer(301, undefined, { Location: `${request.origin}${request.path}/` });

/** The site's own page for an error (such as `404error.html`), else the plain answer. */
function errorAnswer(container: Container | undefined, answer: OrbitAnswer): OrbitAnswer {
  const name = container && web(container, 'Error');
  const page = name && container.objects.get(`${answer.status}${name}`);
  if (!page) return answer;
  const { content, contentType } = page;
  return {
    status: answer.status,
    headers: { 'Content-Type': contentType, 'Content-Length': String(content.size) },
    body: { content, start: 0, end: content.size },
  };
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const line = (
  kind: string,
  name: string,
  size: string,
  date: string,
): string => `   <tr class="item ${kind}">
    <td class="colname"><a href="${escaped(quoted(name))}">${escaped(name)}</a></td>
    <td class="colsize">${size}</td>
    <td class="coldate">${date}</td>
   </tr>
`;

function typeClasses({ contentType }: StoredObject): string {
  const [type = '', subtype = ''] = (contentType.split(';')[0] ?? '').split('/');
  return `type-${escaped(type)} type-${escaped(subtype)}`;
}

/** The page that lists the objects and directories under a prefix. */
function listingPage({ request, place }: OrbitCall, container: Container): OrbitAnswer {
  const prefix = place.object;
  const rows = listed(container.objects, new URLSearchParams({ prefix, delimiter: '/' }));
  const label = web(container, 'Listings-Label') ?? `/v1/${place.account}/${place.container}`;
  const title = escaped(`Listing of ${label}/${prefix}`);
  const css = web(container, 'Listings-Css');
  const up = prefix === '' ? '' : line('subdir', '../', '&nbsp;', '&nbsp;');
  const depth = '../'.repeat(prefix.split('/').length - 1);
  const lines = rows
    .filter((row) => 'subdir' in row || row.thing.name !== prefix)
    .toSorted((a, b) => Number('thing' in a) - Number('thing' in b))
    .map((row) => {
      if ('subdir' in row)
        return line('subdir', row.subdir.slice(prefix.length), '&nbsp;', '&nbsp;');
      const date = listedTime(row.thing.at).slice(0, 19).replace('T', ' ');
      const name = row.thing.name.slice(prefix.length);
      return line(typeClasses(row.thing), name, String(shownBytes(row.thing)), date);
    });
  const body = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html>
 <head>
  <title>${title}</title>
${css ? `  <link rel="stylesheet" type="text/css" href="${escaped(/^(https?:)?\/\//.test(css) ? css : depth + css)}" />\n` : ''} </head>
 <body>
  <h1 id="title">${title}</h1>
  <table id="listing">
   <tr id="heading">
    <th class="colname">Name</th>
    <th class="colsize">Size</th>
    <th class="coldate">Date</th>
   </tr>
${up}${lines.join('')}  </table>
 </body>
</html>
`;
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    ...(request.method === 'GET' && { body }),
  };
}

const isThere = ({ status }: OrbitAnswer): boolean => status < 300 || status === 304;

function answerOf(run: () => OrbitAnswer): OrbitAnswer {
  try {
    return run();
  } catch (error) {
    if (error instanceof OrbitRefusal) return error.answer;
    throw error;
  }
}

/** Answers a path that ends in a slash with the index page, or a listing. */
function directoryAnswer(call: OrbitCall, container: Container): OrbitAnswer {
  const index = web(container, 'Index');
  if (index !== undefined) {
    const place = { ...call.place, object: call.place.object + index };
    const answer = answerOf(() => readObject({ ...call, place }));
    if (isThere(answer)) return answer;
  }
  if (!isOn(web(container, 'Listings'))) return plainAnswer(404);
  return answerOf(() => {
    const ofContainer = { ...call, place: { ...call.place, object: '' } };
    return listingPage(call, containerFor(ofContainer, 'read'));
  });
}

/** Answers a read of a site: a page, a listing, a redirect or an error page. */
export function answerSite(call: OrbitCall): OrbitAnswer {
  const { place, request } = call;
  const container = call.account.containers.get(place.container);
  const told = (answer: OrbitAnswer) =>
    isThere(answer) || answer.status === 301 ? answer : errorAnswer(container, answer);
  if (place.object === '') {
    const read = answerOf(() => plainAnswer(200, String(containerFor(call, 'read').name)));
    if (!isThere(read) || !container) return told(read);
    if (!request.path.endsWith('/')) return toSlash(call);
    return told(directoryAnswer(call, container));
  }
  const answer = answerOf(() => readObject(call));
  if (isThere(answer) || answer.status !== 404 || !container) return told(answer);
  if (place.object.endsWith('/')) return told(directoryAnswer(call, container));
  const under = listed(
    container.objects,
    new URLSearchParams({ prefix: `${place.object}/`, limit: '1' }),
  );
  return under.length > 0 ? toSlash(call) : told(answer);
}
