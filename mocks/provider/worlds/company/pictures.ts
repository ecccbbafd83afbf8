/** Colours of a product's picture: the wall behind it, the table, the product, its shade. */
type Palette = readonly [wall: string, table: string, body: string, shade: string];

const sea: Palette = ['#dfeaf0', '#b9cdd8', '#2f6f8f', '#24566f'];
const clay: Palette = ['#f5e6dc', '#e2c4b0', '#c4633f', '#9c4b2e'];
const moss: Palette = ['#e6ecdf', '#c6d3b8', '#5f7f4a', '#4a6439'];
const plum: Palette = ['#efe3ec', '#d8bfd2', '#834b75', '#66395b'];
const sand: Palette = ['#f7f1e1', '#e6d8b5', '#d2a545', '#a98233'];

const mug = ([, , body, shade]: Palette) => `
  <path d="M250 190h150v120a40 40 0 0 1-40 40h-70a40 40 0 0 1-40-40z" fill="${body}"/>
  <path d="M400 215h22a38 38 0 0 1 0 76h-22" fill="none" stroke="${body}" stroke-width="18"/>
  <ellipse cx="325" cy="190" rx="75" ry="14" fill="${shade}"/>
  <path d="M300 160q-14-18 0-36t0-34M345 160q-14-18 0-36t0-34" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`;

const lamp = ([, , body, shade]: Palette) => `
  <path d="M265 90h110l52 130H213z" fill="${body}"/>
  <path d="M213 220h214l20 120H193z" fill="#fff3c4" opacity=".55"/>
  <rect x="313" y="220" width="14" height="112" fill="${shade}"/>
  <rect x="262" y="330" width="116" height="20" rx="10" fill="${shade}"/>`;

const chair = ([, , body, shade]: Palette) => `
  <path d="M240 110h150a14 14 0 0 1 14 14v96H226v-96a14 14 0 0 1 14-14z" fill="${body}"/>
  <rect x="212" y="220" width="206" height="34" rx="12" fill="${shade}"/>
  <path d="M232 254l-16 98M398 254l16 98M280 254v80M350 254v80" stroke="${shade}" stroke-width="13" stroke-linecap="round"/>`;

const plant = ([, , body, shade]: Palette) => `
  <path d="M320 250c-8-70-70-84-92-130 62 4 90 44 94 98 6-66 42-104 98-112-14 62-58 78-90 144z" fill="${body}"/>
  <path d="M262 250h116l-16 100h-84z" fill="${shade}"/>
  <rect x="254" y="238" width="132" height="24" rx="8" fill="${shade}"/>`;

const cushion = ([, , body, shade]: Palette) => `
  <path d="M214 150q106-36 212 0 28 90 0 180-106 36-212 0-28-90 0-180z" fill="${body}"/>
  <path d="M250 180l140 120M390 180L250 300" stroke="${shade}" stroke-width="8"/>
  <circle cx="320" cy="240" r="12" fill="${shade}"/>`;

const drawings = { mug, lamp, chair, plant, cushion };

function picture(drawing: keyof typeof drawings, palette: Palette): string {
  const [wall, table] = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420">
  <rect width="640" height="420" fill="${wall}"/>
  <rect y="320" width="640" height="100" fill="${table}"/>
  <ellipse cx="322" cy="352" rx="128" ry="14" opacity=".14"/>${drawings[drawing](palette)}
</svg>
`;
}

/** The shop's products by the name of their picture. */
export const pictures: readonly (readonly [name: string, svg: string])[] = [
  ['chairs/oak-chair-clay.svg', picture('chair', clay)],
  ['chairs/oak-chair-sea.svg', picture('chair', sea)],
  ['cushions/linen-cushion-plum.svg', picture('cushion', plum)],
  ['cushions/linen-cushion-sand.svg', picture('cushion', sand)],
  ['lamps/table-lamp-moss.svg', picture('lamp', moss)],
  ['lamps/table-lamp-sand.svg', picture('lamp', sand)],
  ['mugs/stoneware-mug-clay.svg', picture('mug', clay)],
  ['mugs/stoneware-mug-moss.svg', picture('mug', moss)],
  ['mugs/stoneware-mug-sea.svg', picture('mug', sea)],
  ['plants/ficus-in-clay.svg', picture('plant', ['#f5efe6', '#e0d2bd', '#4f7d4d', '#b2613f'])],
];

/** The shop's name, as it stands in the head of its pages. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200">
  <rect width="640" height="200" fill="#fbf8f2"/>
  <path d="M70 128c0-44 34-70 78-70-4 20-12 34-26 44 14-2 26-8 36-18 0 42-34 62-66 62-10 0-22-6-22-18z" fill="#c4633f"/>
  <circle cx="124" cy="82" r="5" fill="#fbf8f2"/>
  <text x="186" y="122" font-family="Georgia, serif" font-size="56" fill="#2b2a27">Marlow &amp; Finch</text>
</svg>
`;
