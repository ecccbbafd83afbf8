// The way out of a replay in the demo: its report is forgotten, and the panel opened where it was dropped.
const home = new URL('..', location.href).href;
const { referrer } = document;
const isFromDemo = referrer.startsWith(home) && !referrer.startsWith(`${home}replay/`);

const leave = async () => {
  await fetch('report', { method: 'DELETE' });
  location.assign(isFromDemo ? referrer : home);
};
document.getElementById('leave').addEventListener('click', () => void leave());
