import {createHash} from 'node:crypto';
import {ExplainedError} from '@developer-docs/internal';
import {Parser} from 'htmlparser2';

/** What the HTML of a site contains that a policy has to allow, as source expressions. */
export interface PageSources {
  /** Hashes of inline scripts, such as `'sha256-…'`. */
  readonly scripts: Set<string>;
  /** Hashes of inline event handlers. */
  readonly handlers: Set<string>;
  /** Hashes of inline styles. */
  readonly styles: Set<string>;
  /** Other hosts from which pages load scripts, style sheets, and frames. */
  readonly hosts: Readonly<Record<HostDirective, Set<string>>>;
}

type HostDirective = 'frame-src' | 'script-src' | 'style-src';

export const createPageSources = (): PageSources => ({
  scripts: new Set(),
  handlers: new Set(),
  styles: new Set(),
  hosts: {'frame-src': new Set(), 'script-src': new Set(), 'style-src': new Set()},
});

/** Combines the sources of several locales. */
export function mergePageSources(all: readonly PageSources[]): PageSources {
  const merge = (select: (sources: PageSources) => Set<string>) => new Set(all.flatMap((one) => [...select(one)]));
  return {
    scripts: merge(({scripts}) => scripts),
    handlers: merge(({handlers}) => handlers),
    styles: merge(({styles}) => styles),
    hosts: {
      'frame-src': merge(({hosts}) => hosts['frame-src']),
      'script-src': merge(({hosts}) => hosts['script-src']),
      'style-src': merge(({hosts}) => hosts['style-src']),
    },
  };
}

/**
 * Matches the `type` of scripts that browsers execute or that a policy governs (HTML standard, "prepare the script
 * element").
 */
const governedScriptType = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Hashes by text. Most pages have the same inline scripts and styles. */
const hashes = new Map<string, string>();
const maxHashes = 10_000;

function hashSource(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size < maxHashes) hashes.set(text, hash);
  return hash;
}

export interface PageSourcesInput {
  /** A page or a fragment of a page. */
  readonly html: string;
  /** The file of the page, for error messages. */
  readonly file: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Whether inline event handlers are errors. */
  readonly strict: boolean;
}

/**
 * Adds what a page contains to `sources`. Only tags and the text of scripts and styles matter, so no tree is created,
 * which would take ten times as long.
 *
 * @throws Error if the policy is strict and an element has an inline event handler.
 */
export function collectPageSources(input: PageSourcesInput, sources: PageSources): void {
  let text = '';
  let isScript = false;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      text = '';
      isScript = tagName === 'script' && attributes.src === undefined && governedScriptType.test(attributes.type ?? '');
      collectHandlers(tagName, attributes, input, sources);
      collectHost(tagName, attributes, input, sources);
      if (attributes.style !== undefined) sources.styles.add(hashSource(attributes.style));
    },
    ontext(part) {
      text += part;
    },
    onclosetag(tagName) {
      if (tagName === 'style') sources.styles.add(hashSource(text));
      if (tagName === 'script' && isScript) addScript(text, sources);
      text = '';
    },
  });
  parser.end(input.html);
}

/** The attributes of an element. Their names are in lowercase. */
type Attributes = Readonly<Record<string, string>>;

function collectHandlers(
  tagName: string,
  attributes: Attributes,
  {file, strict}: PageSourcesInput,
  {handlers}: PageSources,
): void {
  for (const name of Object.keys(attributes).filter((attribute) => attribute.startsWith('on'))) {
    if (strict) {
      throw new ExplainedError(
        `${file}: <${tagName} ${name}="…"> is an inline event handler, which the strict content security policy blocks. Attach the handler in a script, or set the option "contentSecurityPolicy.strict" to false.`,
      );
    }
    handlers.add(hashSource(attributes[name] ?? ''));
  }
}

function addScript(script: string, {scripts, styles}: PageSources): void {
  scripts.add(hashSource(script));
  // A script inserts Docusaurus's banner about a wrong base URL. The banner has inline styles, because style sheets
  // can't be loaded.
  for (const [, value = ''] of script.matchAll(/<[^>]* style="([^"]*)"/g)) {
    styles.add(hashSource(value));
  }
}

/** The elements that load something from a host: the attribute with its URL, and the directive. */
const loadingElements: Readonly<Record<string, readonly [attribute: string, directive: HostDirective]>> = {
  iframe: ['src', 'frame-src'],
  link: ['href', 'style-src'],
  script: ['src', 'script-src'],
};

function collectHost(tagName: string, attributes: Attributes, {siteUrl}: PageSourcesInput, {hosts}: PageSources): void {
  const [attribute = '', directive] = loadingElements[tagName] ?? [];
  const value = attributes[attribute];
  if (directive === undefined || value === undefined || !URL.canParse(value, siteUrl)) return;
  if (tagName === 'link' && !/\bstylesheet\b/.test(attributes.rel ?? '')) return;
  const {protocol, origin} = new URL(value, siteUrl);
  if (/^https?:$/.test(protocol) && origin !== siteUrl) hosts[directive].add(origin);
}
