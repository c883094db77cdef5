import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import type {JsonObject} from '@developer-docs/mock-api';

/** Something written as code in the prose of a page. */
export interface Written {
  readonly text: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

/** A block of code in the source of a page. */
export interface Fence extends Written {
  /** The rest of the line that opens it: `file=… title=…`. */
  readonly meta: string;
}

/** The inline code and the code blocks in the source of a page. */
export function codeIn(mdx: string): {readonly names: Written[]; readonly fences: Fence[]} {
  const names: Written[] = [];
  const fences: Fence[] = [];
  const tree = fromMarkdown(mdx, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode') {
      names.push({text: node.value, line});
    } else if (node.type === 'code') {
      fences.push({text: node.value, line, meta: node.meta ?? ''});
    }
  });
  return {names, fences};
}

/** Everything that a file of TypeScript declarations names: what it declares, and the values of its unions. */
export function declaredNames(file: string, text: string): string[] {
  const names: string[] = [];
  const visitNode = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      names.push(node.literal.text);
    }
    const {name} = node as ts.Node & {readonly name?: ts.Node};
    if (name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      names.push(name.text);
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}

/** Everything that an OpenAPI document names: operations, fields, parameters, headers, and the values of enumerations. */
export function documentNames(document: JsonObject): string[] {
  const names: string[] = [];
  const visitNode = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const {operationId, properties, headers, enum: values, name, in: place} = node as JsonObject;
    names.push(
      ...[
        operationId,
        place === undefined ? undefined : name,
        ...(Array.isArray(values) ? (values as unknown[]) : []),
      ].filter((value) => typeof value === 'string'),
      ...[properties, headers].flatMap((fields) => Object.keys(fields ?? {})),
    );
    Object.values(node).forEach(visitNode);
  };
  visitNode(document);
  return names;
}
