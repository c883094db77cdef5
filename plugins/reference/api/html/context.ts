import type {Element, ElementContent} from 'hast';
import {h as hyperscript} from 'hastscript';
import type {ApiDocument, Markdown, Operation, Schema} from '../../../contract/openapi/model/types';
import type {MarkdownRenderer} from './markdown';

/** HTML that is ready, such as highlighted code. `hast-util-to-html` passes it through. */
export interface RawHtml {
  readonly type: 'raw';
  readonly value: string;
}

export type Node = ElementContent | RawHtml;
export type Content = Node | string | false | undefined | readonly Content[];

/**
 * Makes an HTML element: `h('li', {id: 'body.prompt'}, ['text', h('code', {}, ['prompt'])])`.
 *
 * @param properties - Attributes; `className` takes one string.
 * @param content - Nodes, texts, lists of them; `false` and `undefined` are left out.
 */
export function h(
  name: string,
  properties: Record<string, string | boolean | undefined>,
  content: Content = [],
): Element {
  return hyperscript(name, properties, flatten(content) as ElementContent[]);
}

/** A text as it is, or nodes in one list. */
export function flatten(content: Content): Node[] {
  if (content === false || content === undefined || content === '') {
    return [];
  }
  if (typeof content === 'string') {
    return [{type: 'text', value: content}];
  }
  return 'type' in content ? [content] : content.flatMap((part) => flatten(part));
}

export interface OperationLink {
  readonly title: string;
  /** Absent when no page explains it. */
  readonly url?: string;
}

/** An error code of the catalogue. */
export interface ErrorEntry {
  readonly code: string;
  readonly title: string;
  readonly description: Markdown;
  /** HTTP status; absent for a code that only ends a request. */
  readonly status?: number;
  readonly retryable: boolean;
  readonly action: Markdown;
  readonly url?: string;
}

export interface LimitEntry {
  readonly title: string;
  /** Number and unit: "24 hours". */
  readonly text: string;
  readonly description: Markdown;
}

/** The things that one page gives to all of its generated parts. */
export interface PageContext {
  readonly document: ApiDocument;
  readonly markdown: MarkdownRenderer;
  /** Highlighted code: HTML. */
  readonly highlight: (code: string, language: string) => string;
  /** Address of the section of a named schema; absent when no page has one. */
  readonly schemaUrl: (name: string) => string | undefined;
  /** Id of the section of a named schema on this page; absent when it has none here. */
  readonly sectionId: (name: string) => string | undefined;
  /** An operation or webhook of any document: what it is called and where it is explained. */
  readonly operation: (id: string) => OperationLink | undefined;
  /** What the catalogue says about an error code. */
  readonly error: (code: string) => ErrorEntry | undefined;
  /** What is said about a limit that the contract names in `x-limits`. */
  readonly limit: (name: string) => LimitEntry | undefined;
  /** How many levels of nested fields open in place; deeper ones are a link to the schema. */
  readonly depth: number;
  /** Whether the page has hundreds of operations: it shows less code, and without colors. */
  readonly isLarge: boolean;
  /** Ids of the page, so that each stands once. */
  readonly ids: Set<string>;
}

/** A name as a part of an id: letters, digits, `_`, `-` and `.`. */
export const plainId = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-');

/** An id that no other element of the page has. */
export function uniqueId(wanted: string, {ids}: PageContext): string {
  const plain = plainId(wanted);
  let id = plain;
  for (let number = 2; ids.has(id); number += 1) {
    id = `${plain}-${number}`;
  }
  ids.add(id);
  return id;
}

/** The schema that a reference stands for, with its fields, items and choices. */
export function structure(schema: Schema, {document}: {readonly document: ApiDocument}): Schema {
  let found = schema;
  for (let step = 0; found.ref !== undefined && step < 20; step += 1) {
    const target = document.schemas.get(found.ref);
    if (target === undefined || target === found) {
      break;
    }
    found = target;
  }
  return found;
}

/** Whether a schema has something to open: fields, places of a tuple, choices, a map with more to say than its type, or items that have. */
export function isNested(
  schema: Schema,
  context: {readonly document: ApiDocument},
  seen: readonly Schema[] = [],
): boolean {
  const found = structure(schema, context);
  if (seen.includes(found)) {
    return false;
  }
  const other = typeof found.otherFields === 'object' ? found.otherFields : undefined;
  const inner = [found.items, other];
  return (
    found.fields.length > 0 ||
    found.patternFields.length > 0 ||
    found.tuple.length > 0 ||
    found.choices.length > 0 ||
    (other !== undefined && (other.description !== undefined || other.values.length > 0 || other.facts.length > 0)) ||
    inner.some((part) => part !== undefined && isNested(part, context, [...seen, found]))
  );
}

/** Operation, webhook or callback of a document by its id. */
export function findOperation(document: ApiDocument, id: string): Operation | undefined {
  return [...document.operations, ...document.webhooks].find((operation) => operation.id === id);
}
