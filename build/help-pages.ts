import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { serveBeside } from './beside-page.ts';

/** Mark of a rule that the product's specification leaves open. It says nothing to a customer. */
const OWN_RULE = /_Ours:_\s+(?<first>.)/gu;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Page {
  /** `servers` */
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Entry of the search: the form that `links.searchIndex` of `config.json` has. */
interface IndexEntry {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

const fileOf = (name: string): string => `help-${name}.html`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The anchor that a repository's page gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(/\s+/gu, '-');

/** A page in the folder becomes one beside the panel. Pages elsewhere are for developers. */
const PAGE = /^(?<name>[\w-]+)\.md(?<anchor>#[\w-]+)?$/u;

const markdown = new Marked({
  renderer: {
    html({ text }) {
      // Pages hold no other markup than the anchors of their rules.
      return text.replaceAll(
        /<a id="(?<id>[\w-]+)"><\/a>/gu,
        '<a id="$<id>" href="#$<id>" class="rule" tabindex="-1" aria-hidden="true">#</a>',
      );
    },
    heading({ tokens, depth, text }) {
      const level = String(depth);
      return `<h${level} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const { name, anchor = '' } = PAGE.exec(href)?.groups ?? {};
      if (name !== undefined) return `<a href="${fileOf(name)}${anchor}">${inner}</a>`;
      return href.startsWith('#') ? `<a href="${href}">${inner}</a>` : inner;
    },
  },
});

/** The text of a piece, without its markup. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'html' || token.type === 'space') return '';
      if (token.type === 'list') {
        return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(' ');
      }
      if ('tokens' in token && token.tokens !== undefined) return plain(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}

/** Reads a page: a title, then sections. Throws if it has no title. */
export function readPage(name: string, text: string): Page {
  const own = text.replaceAll(OWN_RULE, (_, first: string) => first.toUpperCase());
  const tokens = markdown.lexer(own);
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading')?.text;
  if (title === undefined) throw new Error(`${name} has no title`);
  const sections: { id: string; title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = (token as Tokens.Heading).text;
      sections.push({ id: anchorOf(heading), title: heading, tokens: [] });
    } else {
      sections.at(-1)?.tokens.push(token);
    }
  }
  return {
    name,
    title,
    html: markdown.parser(tokens),
    sections: sections.map(({ tokens: inside, ...section }) => ({
      ...section,
      text: plain(inside).replaceAll(/\s+/gu, ' ').trim(),
    })),
  };
}

function documentOf(title: string, current: string, pages: readonly Page[], main: string): string {
  const entry = (file: string, label: string) =>
    `<li><a href="${file}"${file === current ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`;
  const entries = pages.map((page) => entry(fileOf(page.name), page.title)).join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="fonts.css">
<link rel="stylesheet" href="help.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<nav aria-label="Help">
<ul>
${entry('help.html', 'How this panel works')}
${entries}
</ul>
</nav>
<main id="main">
${main}</main>
</body>
</html>
`;
}

const HOME = 'help.html';

/** A section as the search shows it; the part before its first heading has the page's own title. */
const entryOf = (page: Page, { id, title, text }: Section): IndexEntry => ({
  title: title === page.title ? title : `${page.title}: ${title}`,
  url: `${fileOf(page.name)}#${id}`,
  text,
});

/** Writes the help: each page, a list of all as `help.html`, and their search as `help.json`. */
export function helpFiles(pages: readonly Page[]): ReadonlyMap<string, string> {
  const list = pages.map(({ name, title, sections }) => {
    const inside = sections
      .filter((section) => section.title !== title)
      .map((section) => `<a href="${fileOf(name)}#${section.id}">${escaped(section.title)}</a>`);
    return `<section><h2><a href="${fileOf(name)}">${escaped(title)}</a></h2>\n<p>${inside.join(', ')}</p></section>\n`;
  });
  const home = `<h1>How this panel works</h1>
<p>Its rules, area by area: what each action does, what it needs, and what each message means.</p>
<div class="areas">${list.join('')}</div>
`;
  return new Map([
    [HOME, documentOf('How this panel works', HOME, pages, home)],
    ...pages.map((page): [string, string] => {
      const file = fileOf(page.name);
      return [file, documentOf(`${page.title} – Help`, file, pages, page.html)];
    }),
    [
      'help.json',
      JSON.stringify(
        pages.flatMap((page) =>
          page.sections.filter(({ text }) => text !== '').map((section) => entryOf(page, section)),
        ),
      ),
    ],
  ]);
}

/** Reads the pages of a folder, in the order of their titles. */
export function readHelp(folder: string): ReadonlyMap<string, string> {
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readPage(basename(file, '.md'), readFileSync(join(folder, file), 'utf8')));
  return helpFiles(pages.toSorted((one, other) => one.title.localeCompare(other.title)));
}

/** Serves the pages of a folder beside the panel, so that its help menu and search reach them. */
export function helpPages(folder: string): Plugin {
  return {
    name: 'help-pages',
    configureServer(server) {
      serveBeside(server, (file) =>
        file.startsWith('help') ? readHelp(folder).get(file) : undefined,
      );
    },
    generateBundle() {
      for (const [fileName, source] of readHelp(folder)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
