import type {Json} from '../../../contract/openapi/model/types';
import {literal} from './literal';
import type {SampleBody, SampleRequest, SampleText} from './request';

/** A string literal in single quotes. */
function javaScriptString(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  // Both are line ends to older engines.
  return `'${inner.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : javaScriptString(name));

/** A value as an object literal, indented by two spaces from the given column on. */
export const javaScriptValue = (value: Json, column = ''): string =>
  literal(
    value,
    {
      indent: '  ',
      scalar: (item) => (typeof item === 'string' ? javaScriptString(item) : JSON.stringify(item)),
      // Unquoted or quoted alike, this name would set the prototype.
      key: (name) => (name === '__proto__' ? "['__proto__']" : key(name)),
    },
    column,
  );

const text = (value: SampleText) =>
  typeof value === 'string'
    ? javaScriptString(value)
    : value.prefix === ''
      ? `process.env.${value.variable}`
      : `\`${value.prefix}\${process.env.${value.variable}}\``;

/** Lines before the call, and the expression that is the body. */
function body(content: SampleBody): {before: string[]; value: string} {
  switch (content.kind) {
    case 'json':
      return {before: [], value: `JSON.stringify(${javaScriptValue(content.value, '  ')})`};
    case 'form':
      return {before: [], value: `new URLSearchParams(${javaScriptValue(Object.fromEntries(content.fields), '  ')})`};
    case 'multipart':
      return {
        before: [
          ...(content.parts.some((part) => 'file' in part) ? ["import {openAsBlob} from 'node:fs';", ''] : []),
          'const form = new FormData();',
          ...content.parts.map((part) => {
            const name = javaScriptString(part.name);
            return 'file' in part
              ? `form.append(${name}, await openAsBlob(${javaScriptString(part.file)}${part.mediaType === undefined ? '' : `, {type: ${javaScriptString(part.mediaType)}}`}), ${javaScriptString(part.file)});`
              : `form.append(${name}, ${javaScriptString(part.text)});`;
          }),
          '',
        ],
        value: 'form',
      };
    case 'text':
      return {before: [], value: javaScriptString(content.text)};
    case 'file':
      return {
        before: ["import {readFile} from 'node:fs/promises';", ''],
        value: `await readFile(${javaScriptString(content.file)})`,
      };
  }
}

/** JavaScript with the built-in `fetch`: an ECMAScript module for Node.js 20 or later. */
export function javaScriptSample(request: SampleRequest): string {
  const {before, value} = request.body === undefined ? {before: [], value: undefined} : body(request.body);
  const headers = [
    ...(request.basic === true
      ? ['    Authorization: `Basic ${btoa(`${process.env.USERNAME}:${process.env.PASSWORD}`)}`,']
      : []),
    ...request.headers.map(([name, content]) => `    ${key(name)}: ${text(content)},`),
  ];
  const options = [
    ...(request.method === 'GET' ? [] : [`  method: '${request.method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(value === undefined ? [] : [`  body: ${value},`]),
  ];
  const url = javaScriptString(request.url);
  const call =
    options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options, '});'];
  const show = {
    json: [
      '',
      'const result = await response.json();',
      'console.log(response.status, JSON.stringify(result, null, 2));',
    ],
    text: ['', 'console.log(response.status, await response.text());'],
    none: ['', 'console.log(response.status);'],
  };
  return [...before, ...call, ...show[request.answer]].join('\n');
}
