import type {Heading, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {blocks, element, phrases, table} from '../../contract/values/nodes';
import {entryName} from '../../contract/values/page-elements';
import {entryId} from '../../contract/values/values';
import type {AnyEntry, ErrorEntry, EventEntry, FunctionEntry, OptionEntry, TypeEntry} from '../../contract/sdk/model';

/** Where a name of the contract is explained. */
export interface Links {
  /** The address of an error code's entry; `undefined` for an unknown code. */
  readonly error: (code: string) => string | undefined;
  /** The address of a type's entry; `undefined` when the type has no entry. */
  readonly type: (name: string) => string | undefined;
}

/** A line of an entry: a label and Markdown, or nodes. */
type Line = readonly [label: string, content: string | readonly PhrasingContent[] | undefined];

/** The id of an entry: `option-theme`, `function-generate`, `event-ready`, `error-load-timeout`. */
export function anchorOf({kind, name}: {kind: AnyEntry['kind']; name: string}): string {
  return entryId(kind === 'code' ? 'error' : kind, name);
}

/** An entry per option: what it does, its facts, three lines of code. */
export function renderOptions(options: readonly OptionEntry[], links: Links, depth: Heading['depth']): RootContent[] {
  return options.map((option) =>
    entry(option, depth, [
      ...blocks(option.description),
      facts([
        ['Type', typeCode(option.type, links)],
        ['Default', option.isRequired ? 'None: the option is required.' : option.default],
        ['Range', option.range],
        ['Unit', option.unit],
        ['Change later', option.changeable],
        ['Errors', codes(option.throws, links)],
        ['Since', option.since],
      ]),
      example(option.example),
    ]),
  );
}

/** An entry per function: what it does, its parameters, what it returns, what it throws and when it may be called. */
export function renderFunctions(
  functions: readonly FunctionEntry[],
  links: Links,
  depth: Heading['depth'],
): RootContent[] {
  return functions.map((one) =>
    entry(one, depth, [
      ...blocks(one.description),
      {type: 'code', lang: 'typescript', value: one.signature},
      facts([
        ...one.parameters.map(({name, type, description}): Line => [
          name,
          [...phrases(description), {type: 'text', value: ' '}, ...typeCode(type, links)],
        ]),
        ['Returns', one.returns],
        ['Allowed in', one.states],
        ['Errors', codes(one.throws, links)],
        ['Since', one.since],
      ]),
      example(one.example),
    ]),
  );
}

/** An entry per event: what it tells, when, in which order, how often, and what stops it. */
export function renderEvents(events: readonly EventEntry[], links: Links, depth: Heading['depth']): RootContent[] {
  return events.map((event) =>
    entry(event, depth, [
      ...blocks(event.description),
      facts([
        ['Fired when', event.when],
        ['Order', event.order],
        ['How often', event.times],
        ['Cancelable', event.cancelable],
        ['Not fired', event.suppressed],
        ['Carries', event.fields.length === 0 ? 'Only what every event carries.' : fieldList(event.fields, links)],
        ['Since', event.since],
      ]),
      example(event.example),
    ]),
  );
}

/** An entry per error code: what happened, what to do, what the user sees, and whether the widget can go on. */
export function renderErrors(errors: readonly ErrorEntry[], links: Links, depth: Heading['depth']): RootContent[] {
  return errors.map((error) =>
    entry(error, depth, [
      ...blocks(error.description),
      facts([
        ['What to do', error.action],
        ['The user sees', error.userSees],
        ['Recoverable', error.recoverable],
        ['Details', error.details.length === 0 ? 'None.' : fieldList(error.details, links)],
        ['Since', error.since],
      ]),
    ]),
  );
}

/** An entry per type: its fields as a table, its values, or its declaration. */
export function renderTypes(types: readonly TypeEntry[], links: Links, depth: Heading['depth']): RootContent[] {
  return types.map((type) => {
    const id = typeAnchor(type.name);
    const rows = type.fields.map((field) =>
      element('tr', {}, [
        element('td', {}, [{type: 'inlineCode', value: field.isRequired ? field.name : `${field.name}?`}]),
        element('td', {}, typeCode(field.type, links)),
        element('td', {}, phrases(field.description)),
      ]),
    );
    return element(entryName, {as: 'section', id, kind: 'schema', name: type.name}, [
      heading(depth, type.name, id),
      ...blocks(type.description),
      ...(rows.length > 0 ? [table(['Field', 'Type', 'Meaning'], rows)] : []),
      ...(type.values.length > 0 ? [facts([['Values', codeList(type.values)]])] : []),
      ...(type.declaration === undefined ? [] : [{type: 'code' as const, lang: 'typescript', value: type.declaration}]),
    ]);
  });
}

/** The id of a type's entry. */
export function typeAnchor(name: string): string {
  return entryId('type', name);
}

/** One row per entry with a link to it, and one or two of its facts. */
export function renderSummary(entries: readonly AnyEntry[], links: Links): RootContent[] {
  const [first] = entries;
  if (first === undefined) {
    return [];
  }
  const rows = entries.map((one) =>
    element(
      'tr',
      {},
      cellsOf(one, links).map((cell) => element('td', {}, cell)),
    ),
  );
  // A page can have several of a kind: their columns are equally wide.
  return [{...table(columns[first.kind], rows), data: {hProperties: {'data-entries': first.kind}}}];
}

const columns: Readonly<Record<AnyEntry['kind'], readonly string[]>> = {
  option: ['Option', 'Type', 'Default', 'Change later'],
  function: ['Function', 'What it does', 'Allowed in'],
  event: ['Event', 'What it tells', 'Cancelable'],
  code: ['Error', 'What happened', 'Recoverable'],
};

function cellsOf(one: AnyEntry, links: Links): PhrasingContent[][] {
  const name: PhrasingContent[] = [
    {type: 'link', url: `#${anchorOf(one)}`, children: [{type: 'inlineCode', value: one.name}]},
  ];
  switch (one.kind) {
    case 'option':
      return [name, typeCode(one.type, links), phrases(one.default), phrases(firstSentence(one.changeable))];
    case 'function':
      return [name, phrases(firstSentence(one.description)), phrases(firstSentence(one.states))];
    case 'event':
      return [name, phrases(firstSentence(one.description)), phrases(firstSentence(one.cancelable))];
    case 'code':
      return [name, phrases(firstSentence(one.description)), phrases(firstSentence(one.recoverable))];
  }
}

/** The text up to the first full stop that ends a sentence. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

function entry(one: AnyEntry, depth: Heading['depth'], children: Parameters<typeof element>[2]): MdxJsxFlowElement {
  const id = anchorOf(one);
  return element(entryName, {as: 'section', id, kind: one.kind, name: one.name}, [
    heading(depth, one.name, id),
    ...(children ?? []),
  ]);
}

function heading(depth: Heading['depth'], name: string, id: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [{type: 'inlineCode', value: name}]};
}

function example(value: string): RootContent & {type: 'code'} {
  return {type: 'code', lang: 'typescript', value};
}

function facts(lines: readonly Line[]): MdxJsxFlowElement {
  return element(
    'dl',
    {},
    lines.flatMap(([label, content]) => {
      const children = typeof content === 'string' ? phrases(content) : (content ?? []);
      return children.length === 0
        ? []
        : [element('div', {}, [element('dt', {}, [{type: 'text', value: label}]), element('dd', {}, children)])];
    }),
  );
}

/** Names as code with commas between them, each linked where there is something to link to. */
function codes(names: readonly string[], links: Links): PhrasingContent[] {
  return joined(names.map((name) => linked(links.error(name), {type: 'inlineCode', value: name})));
}

function codeList(values: readonly string[]): PhrasingContent[] {
  return joined(values.map((value) => ({type: 'inlineCode', value})));
}

function fieldList(fields: readonly {name: string; type: string}[], links: Links): PhrasingContent[] {
  return joined(
    fields.map(({name, type}) => [
      {type: 'inlineCode', value: name} as const,
      {type: 'text', value: ' '} as const,
      ...typeCode(type, links),
    ]),
    '; ',
  );
}

/** A type as code; when one named type in it has an entry, the code leads there. */
function typeCode(type: string, links: Links): PhrasingContent[] {
  const targets = [...type.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => links.type(name) ?? []);
  return [linked(targets[0], {type: 'inlineCode', value: type})];
}

function linked(url: string | undefined, node: PhrasingContent & {type: 'inlineCode'}): PhrasingContent {
  return url === undefined ? node : {type: 'link', url, children: [node]};
}

function joined(parts: readonly (PhrasingContent | PhrasingContent[])[], separator = ', '): PhrasingContent[] {
  return parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [{type: 'text' as const, value: separator}]),
    ...(Array.isArray(part) ? part : [part]),
  ]);
}
