import {isObject, plainText} from '../../../contract/openapi/model/raw';
import type {Json, Parameter} from '../../../contract/openapi/model/types';

/**
 * Writes the value of a parameter as its `style` and `explode` say (OpenAPI 3.1 §4.8.12, RFC 6570).
 *
 * @returns For query and cookie with the name (`tag=a&tag=b`), for path and header the value alone. Path and query are encoded.
 */
export function serializeParameter(parameter: Parameter, value: Json): string {
  const {in: place, name} = parameter;
  const encode = place === 'header' || place === 'cookie' ? (text: string) => text : encodeURIComponent;
  if (parameter.mediaType !== undefined) {
    const text = encode(JSON.stringify(value));
    return place === 'query' || place === 'cookie' ? `${encode(name)}=${text}` : text;
  }
  return place === 'query' || place === 'cookie' ? named(parameter, value, encode) : unnamed(parameter, value, encode);
}

type Encode = (text: string) => string;

function named({name, style, explode}: Parameter, value: Json, encode: Encode): string {
  const key = encode(name);
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => encode(plainText(item)));
    return explode ? items.map((item) => `${key}=${item}`).join('&') : `${key}=${items.join(separator)}`;
  }
  if (!isObject(value)) {
    return `${key}=${encode(plainText(value))}`;
  }
  const members = Object.entries(value).map(([member, item]) => [encode(member), encode(plainText(item))] as const);
  if (style === 'deepObject') {
    return members.map(([member, item]) => `${key}%5B${member}%5D=${item}`).join('&');
  }
  return explode ? members.map((pair) => pair.join('=')).join('&') : `${key}=${members.flat().join(separator)}`;
}

function unnamed({name, style, explode}: Parameter, value: Json, encode: Encode): string {
  const key = encode(name);
  const [before, between] =
    style === 'label' ? ['.', explode ? '.' : ','] : style === 'matrix' ? [';', explode ? ';' : ','] : ['', ','];
  const prefix = style === 'matrix' ? `;${key}=` : before;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => encode(plainText(item)));
    return style === 'matrix' && explode
      ? items.map((item) => `;${key}=${item}`).join('')
      : `${prefix}${items.join(between)}`;
  }
  if (!isObject(value)) {
    return `${prefix}${encode(plainText(value))}`;
  }
  const members = Object.entries(value).map(([member, item]) => [encode(member), encode(plainText(item))] as const);
  return explode
    ? `${before}${members.map((pair) => pair.join('=')).join(between)}`
    : `${prefix}${members.flat().join(',')}`;
}
