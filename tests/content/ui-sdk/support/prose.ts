import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import type {JsonObject} from '@developer-docs/internal';

/** Inline code on a page. */
export interface InlineCode {
  readonly text: string;
  /** 1-based line number in the file. */
  readonly line: number;
}

/** A code block on a page. */
export interface CodeBlock extends InlineCode {
  /** The attributes after the language: `file=… title=…`. */
  readonly meta: string;
}

/** Finds the inline code and the code blocks in a page. */
export function findCode(mdx: string): {readonly inlineCode: InlineCode[]; readonly codeBlocks: CodeBlock[]} {
  const inlineCode: InlineCode[] = [];
  const codeBlocks: CodeBlock[] = [];
  const tree = fromMarkdown(mdx, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode') {
      inlineCode.push({text: node.value, line});
    } else if (node.type === 'code') {
      codeBlocks.push({text: node.value, line, meta: node.meta ?? ''});
    }
  });
  return {inlineCode, codeBlocks};
}

/** Lists the names and string literals in a TypeScript declaration file. */
export function listDeclaredNames(file: string, text: string): string[] {
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

/** Lists the names in an OpenAPI document: operations, fields, parameters, headers, and enum values. */
export function listDocumentNames(document: JsonObject): string[] {
  const names: string[] = [];
  const visitNode = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    const {operationId, properties, headers, enum: values, name, in: location} = node as JsonObject;
    names.push(
      ...[
        operationId,
        location === undefined ? undefined : name,
        ...(Array.isArray(values) ? (values as unknown[]) : []),
      ].filter((value) => typeof value === 'string'),
      ...[properties, headers].flatMap((fields) => Object.keys(fields ?? {})),
    );
    Object.values(node).forEach(visitNode);
  };
  visitNode(document);
  return names;
}
