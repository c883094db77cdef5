import {escapeHtml, isNumber, isObject, stringifyJson, type Json} from '@developer-docs/utils';
import {renderToken} from '../../shared/highlight/render-token';
import type {TokenRole} from '../../shared/highlight/token-roles';

/** Finds the documentation URL of the field at a path of property names. */
export type FindFieldUrl = (path: readonly string[]) => string | undefined;

/** Returns JSON as highlighted HTML. The first occurrence of each documented field links to its documentation. */
export function highlightJson(value: Json, findUrl?: FindFieldUrl): string {
  const linkedNames = new Set<string>();
  const formatName = (name: string, path: readonly string[]) => {
    const text = renderToken('property', JSON.stringify(name));
    const url = findUrl?.(path);
    if (url === undefined || linkedNames.has(url)) return text;
    linkedNames.add(url);
    return `<a href="${escapeHtml(url)}">${text}</a>`;
  };
  const format = (node: Json, path: readonly string[], indentation: string): string => {
    const innerIndentation = `${indentation}  `;
    const enclose = (open: string, close: string, items: readonly string[]) =>
      items.length === 0
        ? open + close
        : `${open}\n${items.map((item) => innerIndentation + item).join(',\n')}\n${indentation}${close}`;
    if (Array.isArray(node)) {
      return enclose(
        '[',
        ']',
        (node as readonly Json[]).map((item) => format(item, path, innerIndentation)),
      );
    }
    if (isObject(node)) {
      const members = Object.entries(node).map(([name, member]) => {
        const memberPath = [...path, name];
        return `${formatName(name, memberPath)}: ${format(member, memberPath, innerIndentation)}`;
      });
      return enclose('{', '}', members);
    }
    return renderToken(getRole(node), stringifyJson(node));
  };
  return format(value, [], '');
}

function getRole(value: Json): TokenRole {
  if (typeof value === 'string') return 'string';
  return isNumber(value) ? 'number' : 'keyword';
}
