import {type MarkdownRenderer, renderProperty, renderPropertyList} from '@developer-docs/docusaurus-theme-openapi/node';
import {h, join, type Content, type StringAttributes, toMarkdownNode} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import type {RootContent} from 'mdast';
import {createDetails, createEntryHeading, toMarkdownNodes} from '../contract-values/entry';
import {renderTable} from '../contract-values/tables';
import {createCode} from '../contract-values/values';
import type {SdkEntry, SdkField, TypeEntry} from './model';
import {getEntryAnchor, getTypeAnchor, type SdkLinks} from './sdk-pages';

export interface SdkRenderContext {
  readonly links: SdkLinks;
  readonly markdown: MarkdownRenderer;
  /** The attributes of the element in the page. */
  readonly attributes: StringAttributes;
}

/** Renders the entry of an option, function, event, or error code. */
export function renderEntry(entry: SdkEntry, context: SdkRenderContext): RootContent[] {
  const {attributes, markdown} = context;
  return [
    createEntryHeading({id: getEntryAnchor(entry), kind: entry.kind, name: entry.name}, attributes),
    ...toMarkdownNodes(markdown.renderBlocks(entry.description)),
    ...(entry.kind === 'function' ? [createCode('typescript', entry.type)] : []),
    ...createDetails([
      ...listRows(entry, context),
      ['Since', entry.tags.since === firstVersion ? undefined : entry.tags.since],
    ]),
    ...(entry.example === undefined ? [] : [createCode('typescript', entry.example)]),
    toMarkdownNode(renderPlaygroundButton(entry)),
  ];
}

/** The version whose entries don't show when they were added. */
const firstVersion = '1.0';

type Row = readonly [Content, Content];

function listRows(entry: SdkEntry, context: SdkRenderContext): Row[] {
  const {markdown} = context;
  const createTagRow = (label: string, name: string): Row => [label, markdown.renderInline(entry.tags[name] ?? '')];
  switch (entry.kind) {
    case 'option':
      return [
        ['Type', renderType(entry.type, context)],
        isRequired(entry) ? ['Default', 'None. This option is required.'] : createTagRow('Default', 'defaultValue'),
        createTagRow('Range', 'range'),
        createTagRow('Unit', 'unit'),
        createTagRow('Can be changed', 'changeable'),
        ['Throws', renderErrorCodes(entry.throws, context)],
      ];
    case 'function':
      return [
        ...entry.fields.map(({name, type, description = ''}): Row => [
          h('code', {}, name),
          [renderType(type, context), '. ', markdown.renderInline(description)],
        ]),
        createTagRow('Returns', 'returns'),
        createTagRow('Allowed states', 'states'),
        ['Errors', renderErrorCodes(entry.throws, context)],
      ];
    case 'event':
      return [
        createTagRow('Trigger', 'when'),
        createTagRow('Order', 'order'),
        ...(/^No\b/.test(entry.tags.cancelable ?? '') ? [] : [createTagRow('Cancelable', 'cancelable')]),
        createTagRow('Not fired when', 'suppressed'),
        ['Properties', renderFields(entry.fields, context)],
      ];
    case 'code':
      return [
        createTagRow('Action', 'action'),
        createTagRow('Message', 'userSees'),
        createTagRow('Recoverable', 'recoverable'),
        ['Details', renderFields(entry.fields, context)],
      ];
  }
}

const isRequired = ({tags}: SdkEntry) => tags.defaultValue === 'required';

/** Renders a type's entry: its members, its values, or its declaration. */
export function renderTypeEntry(type: TypeEntry, context: SdkRenderContext): RootContent[] {
  const {markdown, attributes} = context;
  const members = type.members.map((member) =>
    renderProperty(
      {
        name: renderFieldName(member),
        type: renderType(member.type, context),
        description: member.description,
      },
      markdown,
    ),
  );
  const values = join(type.values.map((value) => h('code', {}, value)));
  return [
    createEntryHeading({id: getTypeAnchor(type.name), kind: 'schema', name: type.name}, attributes),
    ...toMarkdownNodes(markdown.renderBlocks(type.description)),
    ...(members.length > 0 ? [toMarkdownNode(renderPropertyList(members))] : []),
    ...createDetails([['Values', values]]),
    ...(type.declaration === undefined ? [] : [createCode('typescript', type.declaration)]),
  ];
}

/** Renders a link to each entry: a table of options, or a list of names. */
export function renderSummary(entries: readonly SdkEntry[], context: SdkRenderContext): RootContent[] {
  const links = entries.map((entry) => h('a', {href: `#${getEntryAnchor(entry)}`}, h('code', {}, entry.name)));
  if (entries[0]?.kind !== 'option') return [toMarkdownNode(h('p', {}, join(links)))];
  const {markdown} = context;
  const rows = entries.map((entry, index) => ({
    cells: [
      links[index],
      renderType(entry.type, context),
      isRequired(entry) ? 'Required' : markdown.renderInline(entry.tags.defaultValue ?? ''),
      markdown.renderInline(getFirstSentence(entry.tags.changeable ?? '')),
    ],
  }));
  return [toMarkdownNode(renderTable(['Option', 'Type', 'Default', 'Can be changed'], rows))];
}

/** Returns the first sentence of the text. If the sentence ends with a colon, the colon is replaced with a period. */
const getFirstSentence = (text: string): string => /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

/** Renders the button that opens the playground with an entry. Its name begins with the visible text (WCAG 2.5.3). */
function renderPlaygroundButton({kind, name}: SdkEntry): Element {
  const key = `${kind === 'code' ? 'error' : kind}-${name}`;
  return h(
    'button',
    {type: 'button', className: 'button button--secondary button--sm openapi-try-it-button', dataPlayground: key},
    ['Try it', h('span', {className: 'visually-hidden'}, ` ${name}`)],
  );
}

const renderErrorCodes = (codes: readonly string[], {links}: SdkRenderContext): Content =>
  join(codes.map((code) => renderLink(links.getErrorUrl(code), h('code', {}, code))));

const renderFields = (fields: readonly SdkField[], context: SdkRenderContext): Content =>
  join(
    fields.map((field) => [renderFieldName(field), ' ', renderType(field.type, context)]),
    '; ',
  );

/** Renders a name as in TypeScript. A "required" badge would be misleading for types that the SDK returns. */
const renderFieldName = (field: SdkField) => h('code', {}, field.isRequired ? field.name : `${field.name}?`);

/** Renders a type as code that links to the entry of the first type it refers to. */
function renderType(type: string, {links}: SdkRenderContext): Content {
  const [url] = [...type.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => links.getTypeUrl(name) ?? []);
  return renderLink(url, h('code', {}, type));
}

const renderLink = (url: string | undefined, content: Content): Content =>
  url === undefined ? content : h('a', {href: url}, content);
