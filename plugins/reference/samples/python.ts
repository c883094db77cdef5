import type {Json} from '../../contract';
import {formatLiteral} from './literal';
import type {SampleBody, SampleRequest, SampleText} from './sample-request';

/** A string literal. The escapes of JSON have the same meaning in Python. */
const pythonString = (text: string): string => JSON.stringify(text);

const pythonConstants: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** Formats a value as a literal. `indentation` is that of the current line. */
export const pythonValue = (value: Json, indentation = ''): string =>
  formatLiteral(
    value,
    {
      indent: '    ',
      // JSON quotes strings, so they never match a constant.
      scalar: (item) => pythonConstants[JSON.stringify(item)] ?? JSON.stringify(item),
      key: pythonString,
    },
    indentation,
  );

const formatText = (value: SampleText) =>
  typeof value === 'string'
    ? pythonString(value)
    : value.prefix === ''
      ? `os.environ["${value.variable}"]`
      : `f"${value.prefix}{os.environ['${value.variable}']}"`;

/** Code before the request, the modules that it needs, and the expression of the body. */
function formatBody(content: SampleBody): {setup: string[]; modules: string[]; value: string} {
  switch (content.kind) {
    case 'json':
      return {setup: [], modules: ['json'], value: `json.dumps(${pythonValue(content.value, '    ')}).encode()`};
    case 'form':
      return {
        setup: [],
        modules: ['urllib.parse'],
        value: `urllib.parse.urlencode(${pythonValue(Object.fromEntries(content.fields), '    ')}).encode()`,
      };
    case 'multipart':
      return {setup: createMultipartBody(content), modules: ['uuid'], value: 'body'};
    case 'text':
      return {setup: [], modules: [], value: `${pythonString(content.text)}.encode()`};
    case 'file':
      return {setup: [], modules: [], value: `open(${pythonString(content.file)}, "rb")`};
  }
}

/** Python's standard library can't create multipart bodies. */
function createMultipartBody({parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] {
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

/** Generates Python 3 that needs only the standard library. */
export function pythonSample(request: SampleRequest): string {
  const {setup, modules, value} =
    request.body === undefined ? {setup: [], modules: [], value: undefined} : formatBody(request.body);
  const headers = [
    ...(request.usesBasicAuth === true
      ? [
          '        "Authorization": "Basic " + base64.b64encode(f"{os.environ[\'USERNAME\']}:{os.environ[\'PASSWORD\']}".encode()).decode(),',
        ]
      : []),
    ...request.headers.map(([name, content]) => `        ${pythonString(name)}: ${formatText(content)},`),
    ...(request.body?.kind === 'multipart'
      ? ['        "Content-Type": f"multipart/form-data; boundary={boundary}",']
      : []),
  ];
  const usesSecret =
    request.usesBasicAuth === true || request.headers.some(([, content]) => typeof content !== 'string');
  const imports = [
    ...new Set([
      ...modules,
      ...(request.responseType === 'json' ? ['json'] : []),
      ...(usesSecret ? ['os'] : []),
      ...(request.usesBasicAuth === true ? ['base64'] : []),
    ]),
  ].sort();
  const printResponse = {
    json: ['    result = json.load(response)', '    print(response.status, json.dumps(result, indent=2))'],
    text: ['    print(response.status, response.read().decode())'],
    none: ['    print(response.status)'],
  };
  return [
    ...imports.map((name) => `import ${name}`),
    'from urllib.request import Request, urlopen',
    '',
    ...setup,
    'request = Request(',
    `    ${pythonString(request.url)},`,
    ...(request.method === 'GET' ? [] : [`    method="${request.method}",`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(value === undefined ? [] : [`    data=${value},`]),
    ')',
    '',
    'with urlopen(request) as response:',
    ...printResponse[request.responseType],
  ].join('\n');
}
