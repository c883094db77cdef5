import {createMark, isObject, mapMembers, stringifyJson} from '@developer-docs/utils';
import {stringifyYaml as formatYaml} from '@redocly/openapi-core';

/** Serializes a document as YAML with its numbers as they were written. */
export function stringifyYaml(value: unknown): string {
  const mark = createMark(stringifyJson(value), 'number');
  const copyWithMarks = (member: unknown): unknown => {
    if (member instanceof Number) return `${mark}${String(member)}`;
    if (Array.isArray(member)) return member.map(copyWithMarks);
    return isObject(member) ? mapMembers(member, copyWithMarks) : member;
  };
  const options = {lineWidth: 120, noRefs: true};
  return formatYaml(copyWithMarks(value), options).replaceAll(mark, '');
}
