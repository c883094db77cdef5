import type {Json} from '../../../contract/openapi/model/types';
import {literal} from './literal';
import type {SampleBody, SampleRequest, SampleText} from './request';

/** A string literal in double quotes: JSON's escapes mean the same in Python. */
const pythonString = (text: string): string => JSON.stringify(text);

const words: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** A value as a literal, indented by four spaces from the given column on. */
export const pythonValue = (value: Json, column = ''): string =>
  literal(
    value,
    {
      indent: '    ',
      // A string is quoted by JSON, so it is never one of the words.
      scalar: (item) => words[JSON.stringify(item)] ?? JSON.stringify(item),
      key: pythonString,
    },
    column,
  );

const text = (value: SampleText) =>
  typeof value === 'string'
    ? pythonString(value)
    : value.prefix === ''
      ? `os.environ["${value.variable}"]`
      : `f"${value.prefix}{os.environ['${value.variable}']}"`;

/** Lines before the call, modules that it needs, and the expression that is the body. */
function body(content: SampleBody): {before: string[]; modules: string[]; value: string} {
  switch (content.kind) {
    case 'json':
      return {before: [], modules: ['json'], value: `json.dumps(${pythonValue(content.value, '    ')}).encode()`};
    case 'form':
      return {
        before: [],
        modules: ['urllib.parse'],
        value: `urllib.parse.urlencode(${pythonValue(Object.fromEntries(content.fields), '    ')}).encode()`,
      };
    case 'multipart':
      return {before: multipart(content), modules: ['uuid'], value: 'body'};
    case 'text':
      return {before: [], modules: [], value: `${pythonString(content.text)}.encode()`};
    case 'file':
      return {before: [], modules: [], value: `open(${pythonString(content.file)}, "rb")`};
  }
}

/** The standard library has no writer of multipart bodies. */
function multipart({parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  return [
    'boundary = uuid.uuid4().hex',
    'body = b""',
    ...parts.flatMap((part) => {
      const file = 'file' in part ? `; filename=\\"${part.file}\\"` : '';
      const type = part.mediaType ?? ('file' in part ? 'application/octet-stream' : 'text/plain; charset=utf-8');
      const content =
        'file' in part ? `open(${pythonString(part.file)}, "rb").read()` : `${pythonString(part.text)}.encode()`;
      return [
        `body += f"--{boundary}\\r\\nContent-Disposition: form-data; name=\\"${part.name}\\"${file}\\r\\n".encode()`,
        `body += b"Content-Type: ${type}\\r\\n\\r\\n" + ${content} + b"\\r\\n"`,
      ];
    }),
    'body += f"--{boundary}--\\r\\n".encode()',
    '',
  ];
}

/** Python 3 with the standard library alone: it runs where Python runs, with nothing to install. */
export function pythonSample(request: SampleRequest): string {
  const {before, modules, value} =
    request.body === undefined ? {before: [], modules: [], value: undefined} : body(request.body);
  const headers = [
    ...(request.basic === true
      ? [
          '        "Authorization": "Basic " + base64.b64encode(f"{os.environ[\'USERNAME\']}:{os.environ[\'PASSWORD\']}".encode()).decode(),',
        ]
      : []),
    ...request.headers.map(([name, content]) => `        ${pythonString(name)}: ${text(content)},`),
    ...(request.body?.kind === 'multipart'
      ? ['        "Content-Type": f"multipart/form-data; boundary={boundary}",']
      : []),
  ];
  const needsSecret = request.basic === true || request.headers.some(([, content]) => typeof content !== 'string');
  const imports = [
    ...new Set([
      ...modules,
      ...(request.answer === 'json' ? ['json'] : []),
      ...(needsSecret ? ['os'] : []),
      ...(request.basic === true ? ['base64'] : []),
    ]),
  ].sort();
  const show = {
    json: ['    result = json.load(response)', '    print(response.status, json.dumps(result, indent=2))'],
    text: ['    print(response.status, response.read().decode())'],
    none: ['    print(response.status)'],
  };
  return [
    ...imports.map((name) => `import ${name}`),
    'from urllib.request import Request, urlopen',
    '',
    ...before,
    'request = Request(',
    `    ${pythonString(request.url)},`,
    ...(request.method === 'GET' ? [] : [`    method="${request.method}",`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(value === undefined ? [] : [`    data=${value},`]),
    ')',
    '',
    'with urlopen(request) as response:',
    ...show[request.answer],
  ].join('\n');
}
