import type {Element} from 'hast';
import type {RootContent} from 'mdast';
import {
  codeNode,
  entryId,
  entrySection,
  htmlNode,
  htmlNodes,
  renderDefinitionList,
  renderProperty,
  renderPropertyList,
  renderTable,
  type ErrorEntry,
  type EventEntry,
  type EventField,
  type FunctionEntry,
  type MarkdownRenderer,
  type OptionEntry,
  type SdkEntry,
  type StringAttributes,
  type TypeEntry,
} from '../../contract';
import {h, join, type Content} from '../../shared';

/** Resolves the names that entries refer to, to URLs. */
export interface SdkLinks {
  /** URL of an error code's entry; `undefined` if no page has one. */
  readonly error: (code: string) => string | undefined;
  /** URL of a type's entry; `undefined` if no page has one. */
  readonly type: (name: string) => string | undefined;
}

export interface SdkRenderContext {
  readonly links: SdkLinks;
  readonly markdown: MarkdownRenderer;
  /** The attributes of the element in the page. */
  readonly attributes: StringAttributes;
  /** Whether entries have a button that opens the playground. */
  readonly hasPlayground: boolean;
}

/** The ID of an entry: `option-theme`, `function-generate`, `event-ready`, `error-load-timeout`. */
export function entryAnchor({kind, name}: Pick<SdkEntry, 'kind' | 'name'>): string {
  return entryId(kind === 'code' ? 'error' : kind, name);
}

/** The ID of a type's entry. */
export function typeAnchor(name: string): string {
  return entryId('type', name);
}

export function renderOption(option: OptionEntry, context: SdkRenderContext): RootContent {
  const {markdown} = context;
  return renderEntry(option, context, [
    ...htmlNodes(markdown.blocks(option.description)),
    ...renderRows([
      ['Type', renderType(option.type, context)],
      ['Default', option.isRequired ? 'None. This option is required.' : markdown.inline(option.default)],
      ['Range', markdown.inline(option.range ?? '')],
      ['Unit', markdown.inline(option.unit ?? '')],
      ['Can be changed', markdown.inline(option.changeable)],
      ['Throws', renderErrorCodes(option.throws, context)],
      ['Since', option.since],
    ]),
    codeNode('typescript', option.example),
  ]);
}

export function renderFunction(entry: FunctionEntry, context: SdkRenderContext): RootContent {
  const {markdown} = context;
  return renderEntry(entry, context, [
    ...htmlNodes(markdown.blocks(entry.description)),
    codeNode('typescript', entry.signature),
    ...renderRows([
      ...entry.parameters.map(({name, type, description}): [Content, Content] => [
        h('code', {}, name),
        [renderType(type, context), '. ', markdown.inline(description)],
      ]),
      ['Returns', markdown.inline(entry.returns ?? '')],
      ['Allowed states', markdown.inline(entry.states)],
      ['Errors', renderErrorCodes(entry.throws, context)],
      ['Since', entry.since],
    ]),
    codeNode('typescript', entry.example),
  ]);
}

export function renderEvent(event: EventEntry, context: SdkRenderContext): RootContent {
  const {markdown} = context;
  return renderEntry(event, context, [
    ...htmlNodes(markdown.blocks(event.description)),
    ...renderRows([
      ['Trigger', markdown.inline(event.when)],
      ['Order', markdown.inline(event.order)],
      ['Frequency', markdown.inline(event.times)],
      ['Cancelable', markdown.inline(event.cancelable)],
      ['Not fired when', markdown.inline(event.suppressed)],
      ['Properties', event.fields.length === 0 ? 'Only those of every event.' : renderFields(event.fields, context)],
      ['Since', event.since],
    ]),
    codeNode('typescript', event.example),
  ]);
}

export function renderError(error: ErrorEntry, context: SdkRenderContext): RootContent {
  const {markdown} = context;
  return renderEntry(error, context, [
    ...htmlNodes(markdown.blocks(error.description)),
    ...renderRows([
      ['Recommended action', markdown.inline(error.action)],
      ['Shown to the user', markdown.inline(error.userSees)],
      ['Recoverable', markdown.inline(error.recoverable)],
      ['Details', error.details.length === 0 ? 'None.' : renderFields(error.details, context)],
      ['Since', error.since],
    ]),
  ]);
}

/** Renders the entry of a type: its members, its values, or its declaration. */
export function renderTypeEntry(type: TypeEntry, context: SdkRenderContext): RootContent {
  const {markdown, attributes} = context;
  const members = type.members.map(({name, type: memberType, isRequired, description}) =>
    renderProperty(
      {
        // Like in TypeScript. A badge "required" would be misleading for types that the SDK returns.
        name: h('code', {}, isRequired ? name : `${name}?`),
        type: renderType(memberType, context),
        description,
      },
      markdown,
    ),
  );
  const values = join(type.values.map((value) => h('code', {}, value)));
  return entrySection({id: typeAnchor(type.name), kind: 'schema', name: type.name}, attributes, [
    ...htmlNodes(markdown.blocks(type.description)),
    ...(members.length > 0 ? [htmlNode(renderPropertyList(members))] : []),
    ...renderRows([['Values', values]]),
    ...(type.declaration === undefined ? [] : [codeNode('typescript', type.declaration)]),
  ]);
}

const summaryLabels: Readonly<Record<SdkEntry['kind'], readonly string[]>> = {
  option: ['Option', 'Type', 'Default', 'Can be changed'],
  function: ['Function', 'Description', 'Allowed states'],
  event: ['Event', 'Description', 'Cancelable'],
  code: ['Error', 'Description', 'Recoverable'],
};

/** Renders a table with a link to each entry. */
export function renderSummary(entries: readonly SdkEntry[], context: SdkRenderContext): RootContent[] {
  const [first] = entries;
  if (first === undefined) {
    return [];
  }
  const rows = entries.map((entry) => ({cells: renderSummaryCells(entry, context)}));
  // The style sheet gives the tables of a kind the same column widths.
  return [htmlNode(renderTable(summaryLabels[first.kind], rows, {'data-entries': first.kind}))];
}

function renderSummaryCells(entry: SdkEntry, context: SdkRenderContext): Content[] {
  const {markdown} = context;
  const name = h('a', {href: `#${entryAnchor(entry)}`}, h('code', {}, entry.name));
  const sentence = (text: string) => markdown.inline(firstSentence(text));
  switch (entry.kind) {
    case 'option':
      return [
        name,
        renderType(entry.type, context),
        entry.isRequired ? 'Required' : markdown.inline(entry.default),
        sentence(entry.changeable),
      ];
    case 'function':
      return [name, sentence(entry.description), sentence(entry.states)];
    case 'event':
      return [name, sentence(entry.description), sentence(entry.cancelable)];
    case 'code':
      return [name, sentence(entry.description), sentence(entry.recoverable)];
  }
}

/** Returns the first sentence of a text. If it ends with a colon, the colon is replaced with a period. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

function renderEntry(
  entry: SdkEntry,
  {attributes, hasPlayground}: SdkRenderContext,
  children: readonly RootContent[],
): RootContent {
  return entrySection({id: entryAnchor(entry), kind: entry.kind, name: entry.name}, attributes, [
    ...children,
    ...(hasPlayground ? [htmlNode(renderPlaygroundButton(entry))] : []),
  ]);
}

/** Renders the button that opens the playground with an entry. Its name begins with the visible text (WCAG 2.5.3). */
function renderPlaygroundButton({kind, name}: SdkEntry): Element {
  const key = `${kind === 'code' ? 'error' : kind}-${name}`;
  return h('button', {type: 'button', className: 'try-it-button', dataPlayground: key}, [
    'Try it',
    h('span', {className: 'visually-hidden'}, ` ${name}`),
  ]);
}

function renderRows(rows: readonly (readonly [Content, Content])[]): RootContent[] {
  const list = renderDefinitionList(rows);
  return list === undefined ? [] : [htmlNode(list)];
}

function renderErrorCodes(codes: readonly string[], {links}: SdkRenderContext): Content {
  return join(codes.map((code) => linkTo(links.error(code), h('code', {}, code))));
}

function renderFields(fields: readonly EventField[], context: SdkRenderContext): Content {
  return join(
    fields.map(({name, type}) => [h('code', {}, name), ' ', renderType(type, context)]),
    '; ',
  );
}

/** Renders a type as code that links to the entry of the first type it refers to. */
function renderType(type: string, {links}: SdkRenderContext): Content {
  const [url] = [...type.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => links.type(name) ?? []);
  return linkTo(url, h('code', {}, type));
}

const linkTo = (url: string | undefined, content: Content): Content =>
  url === undefined ? content : h('a', {href: url}, content);
