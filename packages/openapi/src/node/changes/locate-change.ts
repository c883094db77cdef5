import {readFileSync} from 'node:fs';
import path from 'node:path';
import {arrayAt, isObject, parsePointer, stringAt, toFragment, type JsonObject} from '@developer-docs/utils';
import {getLineColLocation, parseYaml, Source} from '@redocly/openapi-core';
import type {ApiChange} from '../../changes/types.js';
import type {OpenApiFileOptions} from '../file-options.js';
import {getFileName} from '../problems.js';

/** A place in a file. */
export interface FileLocation {
  /** Relative to the root. */
  readonly file: string;
  readonly line: number;
}

interface SourceFile {
  readonly source: Source;
  readonly root: unknown;
}

interface Node {
  readonly file: string;
  readonly tokens: readonly string[];
  readonly value: unknown;
}

/** Maximum number of references and members of `allOf` that are followed for a step. */
const maxSteps = 100;

/** Finds each change's line in the source files. A removed item is located at the element that contained it. */
export class ChangeLocator {
  private readonly sources = new Map<string, SourceFile>();
  private readonly options: OpenApiFileOptions;
  private readonly files: ReadonlySet<string>;

  /** @param files - Absolute paths of all files of the document. */
  constructor(options: OpenApiFileOptions, files: readonly string[]) {
    this.options = options;
    this.files = new Set(files);
  }

  locate({place}: ApiChange): FileLocation {
    const {operation, schema, securityScheme, parameter, status, header, isBody, mediaType, path: fields} = place;
    let node: Node = {file: this.options.file, tokens: [], value: this.read(this.options.file).root};
    const walk = (...tokens: readonly string[]) => {
      for (const token of tokens) node = this.find(node, token) ?? node;
    };
    if (schema !== undefined) {
      node = this.findSchema(node, schema) ?? node;
    } else if (securityScheme !== undefined) {
      walk('components', 'securitySchemes', securityScheme);
    } else if (operation === undefined) {
      walk('servers');
    } else {
      const tokens = parsePointer(operation.pointer);
      walk(...tokens.slice(0, -1));
      const pathItem = node;
      walk(...tokens.slice(-1));
      if (parameter !== undefined) {
        node = this.findParameter(node, parameter) ?? this.findParameter(pathItem, parameter) ?? node;
        walk('schema');
      }
      if (isBody === true) walk('requestBody');
      if (status !== undefined) walk('responses', status);
      if (header !== undefined) walk('headers', header, 'schema');
      if (mediaType !== undefined) walk('content', mediaType, 'schema');
    }
    for (const field of fields) node = this.findField(node, field) ?? node;
    return this.toLocation(node);
  }

  private toLocation({file, tokens}: Node): FileLocation {
    const {source} = this.read(file);
    const {start} = getLineColLocation({source, pointer: `#${toFragment(...tokens)}`, reportOnKey: true});
    return {file: getFileName(file, this.options.root), line: start.line};
  }

  private read(file: string): SourceFile {
    const known = this.sources.get(file);
    if (known !== undefined) return known;
    const {transform = (text: string) => text} = this.options;
    const source = new Source(file, transform(readFileSync(file, 'utf8')));
    const result = {source, root: parseYaml(source.body)};
    this.sources.set(file, result);
    return result;
  }

  /** Follows the reference of a node, also to another file of the document. */
  private follow(node: Node): Node {
    let result = node;
    for (let step = 0; step < maxSteps; step += 1) {
      const reference = stringAt(result.value, '$ref');
      if (reference === undefined) return result;
      const [name = '', pointer = ''] = reference.split('#');
      const file = name === '' ? result.file : path.resolve(path.dirname(result.file), name);
      if (!this.files.has(file)) return result;
      let target: Node = {file, tokens: [], value: this.read(file).root};
      for (const token of parsePointer(`#${pointer}`)) {
        const member = getOwnMember(target, token);
        if (member === undefined) return result;
        target = member;
      }
      result = target;
    }
    return result;
  }

  /** Finds a descendant of a node, or of the node that it refers to. */
  private find(node: Node, ...tokens: readonly string[]): Node | undefined {
    return tokens.reduce<Node | undefined>((parent, token) => parent && getOwnMember(this.follow(parent), token), node);
  }

  /** Finds a named schema, or one in another file that the bundle named after its reference. */
  private findSchema(document: Node, name: string): Node | undefined {
    const declared = this.find(document, 'components', 'schemas', name);
    if (declared !== undefined) return declared;
    for (const file of this.files) {
      const reference = findReference(this.read(file).root, name);
      if (reference !== undefined) return this.follow({file, tokens: [], value: {$ref: reference}});
    }
    return undefined;
  }

  private findParameter(node: Node, {name, in: location}: {readonly name: string; readonly in: string}) {
    return this.listItems(node, 'parameters').find((parameter) => {
      const {value} = this.follow(parameter);
      return stringAt(value, 'name') === name && stringAt(value, 'in') === location;
    });
  }

  /** Finds a field in a schema, or in the members of its `allOf`. */
  private findField(schema: Node, field: string): Node | undefined {
    const queue = [schema];
    for (const node of queue) {
      const found = this.findOwnField(node, field);
      if (found !== undefined) return found;
      if (queue.length > maxSteps) return undefined;
      queue.push(...this.listItems(node, 'allOf'));
    }
    return undefined;
  }

  private findOwnField(node: Node, field: string): Node | undefined {
    const [, variant] = /^<(.*)>$/s.exec(field) ?? [];
    if (variant !== undefined) return this.findVariant(node, variant);
    return this.find(node, 'properties', field) ?? (field === '[]' ? this.find(node, 'items') : undefined);
  }

  private findVariant(node: Node, label: string): Node | undefined {
    return ['oneOf', 'anyOf']
      .flatMap((keyword) => this.listItems(node, keyword))
      .find(({value}) => stringAt(value, '$ref')?.endsWith(`/${label}`) === true || stringAt(value, 'title') === label);
  }

  /** Lists the nodes in an array. */
  private listItems(node: Node, keyword: string): Node[] {
    const {file, tokens, value} = this.follow(node);
    return arrayAt(value, keyword).map((item, index) => ({
      file,
      tokens: [...tokens, keyword, String(index)],
      value: item,
    }));
  }
}

function getOwnMember({file, tokens, value}: Node, token: string): Node | undefined {
  const parent: JsonObject | readonly unknown[] = isObject(value) || Array.isArray(value) ? value : {};
  return Object.hasOwn(parent, token)
    ? {file, tokens: [...tokens, token], value: (parent as JsonObject)[token]}
    : undefined;
}

/** Finds a reference to another file if the file's name, or the last part of the pointer, is the schema's name. */
function findReference(value: unknown, name: string): string | undefined {
  const reference = stringAt(value, '$ref');
  if (reference !== undefined && !reference.startsWith('#')) {
    const [file = '', pointer = ''] = reference.split('#');
    const last = parsePointer(`#${pointer}`).at(-1) ?? path.basename(file).replace(/\.\w+$/, '');
    if (last === name) return reference;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const member of Object.values(value)) {
    const found = findReference(member, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
