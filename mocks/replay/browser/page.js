// Page of a replay: the panel in a frame, and a bar below it that steps through the events.
const part = (id) => document.getElementById(id);
const frame = part('frame');
const slider = part('moment');

/** Address of the panel, which is below the same path as this page. */
const root = new URL('..', location.href);

/** A screen has settled after LOOKS quiet checks, LOOK_MS apart, or after LONGEST_MS. */
const LOOKS = 7;
const LOOK_MS = 100;
const LONGEST_MS = 15000;
/** Shortest and longest time in ms that a moment is shown during play. */
const SHORT_MS = 900;
const LONG_MS = 2500;
/** Interval in ms: a worker that is idle for half a minute is ended and loses the moment. */
const REMIND_MS = 20000;

let story;
let index = 0;
/** Number of the current visit to a moment: work for an earlier visit ends. */
let visit = 0;
/** The current run of play. */
let playing;
/** Number of files that were given. */
let taken = 0;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function put(what, body) {
  try {
    const answer = await fetch(what, { method: 'PUT', body });
    return { isOk: answer.ok, told: await answer.json() };
  } catch {
    const message = 'Nothing answers: the file is gone, or what replays it has ended';
    return { isOk: false, told: { message } };
  }
}

const tellMoment = (at, isBefore) => put('moment', JSON.stringify({ at, isBefore }));

/** Goes to a moment. True if a failure there is hidden. */
async function goTo(at, isBefore) {
  const { isOk, told } = await tellMoment(at, isBefore);
  // For example, another window has deleted the report.
  if (!isOk) choose(told.message);
  return told.hasFailing === true;
}

/** Waits until the screen in the frame has settled. True if the visit is still the current one. */
async function settled(mine) {
  const end = performance.now() + LONGEST_MS;
  // Counts checks instead of time: a busy page sends no requests either.
  let looks = 0;
  while (looks < LOOKS && performance.now() < end && visit === mine) {
    await pause(LOOK_MS);
    looks = (frame.contentWindow.replayed?.quietFor() ?? 0) > LOOK_MS ? looks + 1 : 0;
  }
  return visit === mine;
}

/** Time by the customer's clock. */
function timeOf(at) {
  const { timeZone } = story.browser;
  const moment = Date.parse(story.began) + at;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(moment);
  }
}

/** Uses `aria-disabled`, so that a disabled button keeps the focus. */
const allow = (id, isAllowed) => part(id).setAttribute('aria-disabled', String(!isAllowed));

const wordsOf = ({ words, times }) => (times > 1 ? `${words} (${times} times)` : words);

function showBar() {
  const { stops } = story;
  const stop = stops[index];
  part('words').textContent = wordsOf(stop);
  part('detail').textContent = stop.detail;
  part('now').title = stop.detail;
  part('now').classList.toggle('fault', stop.isFault);
  const unseen = stop.unseen === undefined ? [] : [`not shown: ${stop.unseen}`];
  part('time').textContent = [timeOf(stop.at), `${index + 1} of ${stops.length}`, ...unseen].join(
    ' · ',
  );
  slider.value = String(index);
  slider.setAttribute('aria-valuetext', `${timeOf(stop.at)}, ${wordsOf(stop)}`);
  allow('earlier', index > 0);
  allow('later', index < stops.length - 1);
  allow(
    'first',
    stops.some(({ isFault }) => isFault),
  );
  part('play').textContent = playing === undefined ? 'Play' : 'Pause';
  for (const [at, item] of [...part('stops').children].entries()) {
    if (at === index) item.firstChild.setAttribute('aria-current', 'true');
    else item.firstChild.removeAttribute('aria-current');
  }
}

/** Gives the frame the size of the customer's window if that is set, else all the room there is. */
function fit() {
  const { width, height } = story?.browser ?? {};
  const isTheirs = part('size').getAttribute('aria-pressed') === 'true' && width > 0 && height > 0;
  const { clientWidth, clientHeight } = part('stage');
  const scale = isTheirs ? Math.min(1, clientWidth / width, clientHeight / height) : 1;
  frame.classList.toggle('theirs', isTheirs);
  frame.style.width = isTheirs ? `${width}px` : '';
  frame.style.height = isTheirs ? `${height}px` : '';
  frame.style.scale = String(scale);
}

/** Shows a stop: opens the panel again at its address, as of just before the next event. */
async function show(next) {
  index = Math.min(Math.max(next, 0), story.stops.length - 1);
  visit += 1;
  const mine = visit;
  history.replaceState(null, '', `#${index + 1}`);
  showBar();
  const { path, until, network, stream, session } = story.stops[index];
  Object.assign(frame.dataset, {
    moment: String(Date.parse(story.began) + until),
    theme: story.browser.theme ?? '',
    account: story.account ?? '',
    network,
    stream,
    session,
  });
  frame.dataset.state = 'loading';
  await goTo(until, true);
  if (visit !== mine) return;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // Replaces the entry in the history, so that Back leaves the replay.
  frame.contentWindow.location.replace(new URL(`.${path}`, root).href);
  await loaded;
  if (!(await settled(mine))) return;
  const hasFailing = await goTo(until, false);
  if (visit !== mine) return;
  if (hasFailing) {
    frame.contentWindow.replayed?.wake();
    if (!(await settled(mine))) return;
  }
  frame.contentWindow.replayed?.settle();
  frame.dataset.state = 'shown';
}

async function play() {
  const run = {};
  playing = run;
  const { stops } = story;
  if (index === stops.length - 1) await show(0);
  while (playing === run && index < stops.length - 1) {
    const mine = visit;
    const gap = stops[index + 1].at - stops[index].at;
    showBar();
    await pause(Math.min(Math.max(gap, SHORT_MS), LONG_MS));
    if (playing === run && visit === mine) await show(index + 1);
  }
  if (playing !== run) return;
  playing = undefined;
  showBar();
}

const go = (next) => {
  playing = undefined;
  showBar();
  if (story.stops[next] !== undefined) void show(next);
};

const togglePlay = () => {
  if (playing === undefined) void play();
  else playing = undefined;
  showBar();
};

const goToFirst = () => {
  const first = story.stops.findIndex(({ isFault }) => isFault);
  if (first >= 0) go(first);
};

frame.addEventListener('left', () => {
  part('detail').textContent = "That link leads out of the replay, so it wasn't opened";
});

function element(name, text, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function showStory() {
  const { stops, release, made, isPlain, dropped, unreadable, browser } = story;
  part('about').replaceChildren(
    ...[
      ['Release', release],
      [
        'Made',
        new Date(made).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }),
      ],
      ['Names', isPlain ? 'As they are' : 'Stand-ins'],
      ['Window', `${browser.width} × ${browser.height}, ${browser.theme}`],
      ['Time zone', `${browser.timeZone}; dates in the panel are in yours`],
      ['Browser', browser.agent],
      ...(dropped > 0 ? [['Left out', `${dropped} entries that were older, or had no room`]] : []),
      ...(unreadable > 0 ? [['Not read', `${unreadable} entries of an unknown form`]] : []),
    ].flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
  );
  part('stops').replaceChildren(
    ...stops.map((stop, at) => {
      const item = document.createElement('li');
      const button = element('button', '', stop.isFault ? 'fault' : '');
      button.type = 'button';
      button.append(
        element('strong', wordsOf(stop)),
        element(
          'span',
          [timeOf(stop.at), stop.detail, stop.unseen && `not shown: ${stop.unseen}`]
            .filter(Boolean)
            .join(' · '),
        ),
      );
      button.addEventListener('click', () => {
        // On narrow windows the list covers the screen.
        if (matchMedia('(max-width: 900px)').matches) toggleEvents(false);
        go(at);
      });
      item.append(button);
      return item;
    }),
  );
  slider.max = String(stops.length - 1);
  part('marks').replaceChildren(
    ...stops.flatMap(({ isFault }, at) => {
      if (!isFault) return [];
      const mark = document.createElement('i');
      mark.style.insetInlineStart = `${(100 * at) / Math.max(1, stops.length - 1)}%`;
      return [mark];
    }),
  );
}

async function begin(told) {
  story = told;
  part('choose').hidden = true;
  frame.hidden = false;
  part('bar').hidden = false;
  const { width, height } = story.browser;
  const { clientWidth, clientHeight } = part('stage');
  const isRoom = width <= clientWidth && height <= clientHeight;
  part('size').setAttribute('aria-pressed', String(isRoom));
  fit();
  showStory();
  const named = Number(location.hash.slice(1));
  // The reported problem is most likely at the end.
  await show(Number.isInteger(named) && named > 0 ? named - 1 : story.stops.length - 1);
}

function choose(message = '') {
  playing = undefined;
  story = undefined;
  visit += 1;
  frame.hidden = true;
  frame.dataset.state = 'left';
  part('bar').hidden = true;
  part('events').hidden = true;
  part('choose').hidden = false;
  part('wrong').textContent = message;
  part('file').focus();
}

async function take(file) {
  if (file === undefined) return;
  taken += 1;
  const mine = taken;
  const { isOk, told } = await put('report', file);
  // A newer file was given.
  if (mine !== taken) return;
  if (!isOk) {
    choose(told.message);
    return;
  }
  history.replaceState(null, '', location.pathname);
  await begin(told);
}

part('earlier').addEventListener('click', () => go(index - 1));
part('later').addEventListener('click', () => go(index + 1));
part('first').addEventListener('click', goToFirst);
part('play').addEventListener('click', togglePlay);
slider.addEventListener('change', () => go(Number(slider.value)));
slider.addEventListener('input', () => {
  const stop = story.stops[Number(slider.value)];
  part('words').textContent = wordsOf(stop);
  part('detail').textContent = stop.detail;
});
part('size').addEventListener('click', ({ currentTarget }) => {
  const isTheirs = currentTarget.getAttribute('aria-pressed') === 'true';
  currentTarget.setAttribute('aria-pressed', String(!isTheirs));
  fit();
});
const toggleEvents = (isOpen) => {
  part('events').hidden = !isOpen;
  part('all').setAttribute('aria-expanded', String(isOpen));
  fit();
  (isOpen ? part('close') : part('all')).focus();
  if (isOpen) part('stops').querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
};
part('all').addEventListener('click', () => toggleEvents(part('events').hidden));
part('close').addEventListener('click', () => toggleEvents(false));
part('another').addEventListener('click', () => choose());
part('file').addEventListener('change', ({ currentTarget }) => void take(currentTarget.files[0]));
addEventListener('resize', fit);
addEventListener('dragover', (event) => {
  event.preventDefault();
  part('choose').classList.add('over');
});
addEventListener('dragleave', () => part('choose').classList.remove('over'));
addEventListener('drop', (event) => {
  event.preventDefault();
  part('choose').classList.remove('over');
  void take(event.dataTransfer.files[0]);
});
addEventListener('keydown', (event) => {
  if (story === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const { key, target } = event;
  if (key === 'Escape' && !part('events').hidden) toggleEvents(false);
  // The slider handles arrows itself, and a button the space bar.
  else if (target === slider) return;
  else if (key === 'ArrowLeft') go(index - 1);
  else if (key === 'ArrowRight') go(index + 1);
  else if (key === 'e' || key === 'E') goToFirst();
  else if (key === ' ' && target.closest('button') === null) togglePlay();
  else return;
  event.preventDefault();
});

setInterval(() => {
  // The result is ignored: somebody who reads a screen need not know that the worker is gone.
  if (frame.dataset.state === 'shown') void tellMoment(story.stops[index].until, false);
}, REMIND_MS);

const answer = await fetch('story');
const told = answer.ok ? await answer.json() : undefined;
// A file given in the meantime has priority.
if (taken === 0) {
  if (told === undefined) choose();
  else await begin(told);
}
