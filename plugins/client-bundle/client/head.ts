import {Children, Fragment, isValidElement, useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';

/**
 * What Docusaurus' `<Head>` does in the browser, in place of `react-helmet-async`, of which the server keeps on writing the
 * head: the tags inside all `<Head>` elements of a page, a later one winning over an earlier one of the same name.
 */

/** The attributes of a tag, by their names in HTML; `innerHTML` is what stands inside. */
type Attributes = Readonly<Record<string, string | boolean | null | undefined>>;

/** Kinds of tags of which there are many, and what names one among its kind. */
const identities: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
};

/** React's names of attributes that are more than the name in HTML in another case. */
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  innerHTML: 'innerHTML',
};

/** What names the server's and our tags, and the attributes of `<html>` and `<body>` that are ours. */
const mark = 'data-rh';

/** What stands in each `<Head>` that is on the page. */
const instances: RefObject<ReactNode>[] = [];

const lower = (text: string) => text.toLowerCase();

/** The tags inside a `<Head>`, in order. */
function tagsOf(children: ReactNode): {kind: string; attributes: Attributes}[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const {children: inside, ...props} = child.props;
    if (child.type === Fragment) return tagsOf(inside);
    const attributes = Object.fromEntries(
      Object.entries(props as Attributes).map(([name, value]) => [htmlNames[name] ?? lower(name), value]),
    );
    // As Docusaurus does, `<Head>` takes text alone inside a tag.
    const text = (Children.toArray(inside) as string[]).join('');
    return [{kind: String(child.type), attributes: text === '' ? attributes : {...attributes, innerHTML: text}}];
  });
}

/** What names a tag among its kind; `undefined`: nothing does, and it is left out. */
function identityOf(kind: string, attributes: Attributes): string | undefined {
  const named = Object.keys(attributes).filter((name) => identities[kind]?.includes(name));
  // Of a canonical address there is one, whatever it is.
  const name = attributes['rel'] === 'canonical' ? 'rel' : named.at(-1);
  const value = name !== undefined && attributes[name];
  return value ? `${name} ${lower(String(value))}` : undefined;
}

/** What `<html>` and `<body>` have been given. */
const given = new Map<HTMLElement, Attributes>();

/**
 * Gives `<html>` or `<body>` the attributes that it should have, and takes those away that it had from us. What should be as it
 * was is not set again: the theme takes a class off `<body>` for readers with a mouse, and to put it back with each page would take
 * the browser through the style of everything.
 */
function setAttributes(element: HTMLElement, attributes: Attributes): void {
  const old = element.getAttribute(mark)?.split(',') ?? [];
  const before = given.get(element);
  given.set(element, attributes);
  const names = Object.keys(attributes);
  for (const name of names) {
    const value = attributes[name] === false ? '' : String(attributes[name] ?? '');
    if (before?.[name] !== attributes[name] && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of old) {
    if (!names.includes(name)) element.removeAttribute(name);
  }
  if (names.length === 0) element.removeAttribute(mark);
  else if (old.join() !== names.join()) element.setAttribute(mark, names.join());
}

function createTag(kind: string, attributes: Attributes): HTMLElement {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'innerHTML') element.innerHTML = String(value);
    else element.setAttribute(name, String(value ?? ''));
  }
  element.setAttribute(mark, 'true');
  return element;
}

/** Brings the tags of a kind into the head. Those that are there already stay. */
function setTags(kind: string, wanted: readonly Attributes[]): void {
  const old = [...document.head.querySelectorAll(`${kind}[${mark}]`)];
  const fresh = wanted
    .map((attributes) => createTag(kind, attributes))
    .filter((element) => {
      const index = old.findIndex((one) => one.isEqualNode(element));
      if (index >= 0) old.splice(index, 1);
      return index < 0;
    });
  for (const element of old) element.remove();
  document.head.append(...fresh);
}

/** Makes the document's head what all `<Head>` elements together say. */
function update(): void {
  const all = instances.map(({current}) => tagsOf(current));
  const attributesOf = (kind: string) =>
    Object.assign({}, ...all.flat().flatMap((tag) => (tag.kind === kind ? [tag.attributes] : []))) as Attributes;
  setAttributes(document.body, attributesOf('body'));
  setAttributes(document.documentElement, attributesOf('html'));
  const title = attributesOf('title')['innerHTML'];
  if (title !== undefined && document.title !== title) document.title = String(title);
  for (const kind of Object.keys(identities)) {
    const seen = new Set<string>();
    const wanted = [...all].reverse().map((tags) => {
      const named = tags.flatMap(({kind: own, attributes}) => {
        const identity = own === kind ? identityOf(kind, attributes) : undefined;
        return identity === undefined || seen.has(identity) ? [] : [{identity, attributes}];
      });
      // One <Head> may have several of a name.
      for (const {identity} of named) seen.add(identity);
      return named.map(({attributes}) => attributes);
    });
    setTags(kind, wanted.reverse().flat());
  }
}

let frame = 0;

/** All changes of a moment are made at once, in the next frame. */
function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

/** Has the place of `react-helmet-async`'s, in the form in which Docusaurus uses it: tags as children. */
export function Helmet({children}: {children?: ReactNode}): null {
  const own = useRef(children);
  useLayoutEffect(() => {
    own.current = children;
    schedule();
  });
  useLayoutEffect(() => {
    instances.push(own);
    return () => {
      instances.splice(instances.indexOf(own), 1);
      schedule();
    };
  }, []);
  return null;
}

/** Docusaurus puts it around the site. There is only one head in a browser. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
