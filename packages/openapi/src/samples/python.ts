import {stringifyJson, type Json} from '@developer-docs/utils';
import {formatLiteral} from './literal.js';
import {hasUniqueNames, type SampleBody} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {formatPartHead} from './text.js';

/** Formats a string literal. The escape sequences of JSON have the same meaning in Python. */
const formatPythonString = (text: string): string => JSON.stringify(text);

/** Escapes text for an f-string in double quotes. */
const escapeForFormat = (text: string): string => formatPythonString(text).slice(1, -1).replaceAll(/[{}]/g, '$&$&');

const pythonConstants: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

/** Formats a value as a literal. `indentation` is that of the current line. */
const formatPythonValue = (value: Json, indentation = ''): string =>
  formatLiteral(
    value,
    {
      indent: '    ',
      // JSON quotes strings, so they never match a constant.
      formatScalar: (item) => pythonConstants[stringifyJson(item)] ?? stringifyJson(item),
      formatKey: (name) => `${formatPythonString(name)}: `,
    },
    indentation,
  );

function formatText(text: SampleText): string {
  if (typeof text === 'string') {
    return formatPythonString(text);
  }
  const [first] = text;
  if (text.length === 1 && typeof first === 'object') {
    return `os.environ["${first.variable}"]`;
  }
  const parts = text.map((part) =>
    typeof part === 'string' ? escapeForFormat(part) : `{os.environ['${part.variable}']}`,
  );
  return `f"${parts.join('')}"`;
}

/** Formats the URL. Its secrets are in the query. */
const formatUrl = (url: SampleText): string =>
  typeof url === 'string'
    ? formatPythonString(url)
    : url
        .map((part) =>
          typeof part === 'string' ? formatPythonString(part) : `quote(os.environ["${part.variable}"], safe="")`,
        )
        .join(' + ');

/** Returns the code before the request, the modules that it imports, and the expression for the body. */
function formatBody(content: SampleBody): {setup: string[]; modules: string[]; value: string} {
  switch (content.kind) {
    case 'json':
      return formatJson(content.value);
    case 'form':
      return {
        setup: [],
        modules: ['urllib.parse'],
        value: `urllib.parse.urlencode(${formatFields(content.fields)}).encode()`,
      };
    case 'multipart':
      return {setup: createMultipartBody(content), modules: ['uuid'], value: 'body'};
    case 'text':
      return {setup: [], modules: [], value: `${formatPythonString(content.text)}.encode()`};
    case 'file':
      return {setup: [], modules: [], value: `open(${formatPythonString(content.file)}, "rb")`};
  }
}

/** Formats the JSON of a body. `json.dumps` would change numbers such as 1.10, so they're text. */
function formatJson(value: Json): ReturnType<typeof formatBody> {
  const text = stringifyJson(value, 2);
  return text === JSON.stringify(value, null, 2)
    ? {setup: [], modules: ['json'], value: `json.dumps(${formatPythonValue(value, '    ')}).encode()`}
    : {setup: [], modules: [], value: `'''${text.replaceAll(/[\\']/g, String.raw`\$&`)}'''.encode()`};
}

/** Formats fields as a dictionary, or as a list of pairs if a name occurs more than once. */
const formatFields = (fields: readonly (readonly [string, string])[]) =>
  hasUniqueNames(fields)
    ? formatPythonValue(Object.fromEntries(fields), '    ')
    : `[\n${fields.map(([name, value]) => `        (${formatPythonString(name)}, ${formatPythonString(value)}),\n`).join('')}    ]`;

/** Creates a multipart body manually, because Python's standard library doesn't support it. */
function createMultipartBody({parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  return [
    'boundary = uuid.uuid4().hex',
    'body = b""',
    ...parts.flatMap((part) => {
      const content =
        'file' in part
          ? `open(${formatPythonString(part.file)}, "rb").read()`
          : `${formatPythonString(part.text)}.encode()`;
      return [
        String.raw`body += f"--{boundary}\r\n".encode()`,
        `body += ${formatPythonString(formatPartHead(part))}.encode()`,
        `body += ${content} + b"\\r\\n"`,
      ];
    }),
    'body += f"--{boundary}--\\r\\n".encode()',
    '',
  ];
}

/** Creates what the request needs for digest authentication or a client certificate. */
function formatConnection({url, basicAuth, hasCertificate}: SampleRequest): string[] {
  if (basicAuth?.isDigest === true) {
    const {user, password} = basicAuth;
    return [
      'passwords = HTTPPasswordMgrWithDefaultRealm()',
      `passwords.add_password(None, ${formatUrl(url)}, os.environ["${user}"], os.environ["${password}"])`,
      'opener = build_opener(HTTPDigestAuthHandler(passwords))',
      '',
    ];
  }
  return hasCertificate === true
    ? ['context = ssl.create_default_context()', 'context.load_cert_chain("client.pem", "client-key.pem")', '']
    : [];
}

/** Generates Python 3 code that uses only the standard library. */
export function generatePythonSample(request: SampleRequest): string {
  const {setup, modules, value} =
    request.body === undefined ? {setup: [], modules: [], value: undefined} : formatBody(request.body);
  const isDigest = request.basicAuth?.isDigest === true;
  const headers = [
    ...(request.basicAuth === undefined || isDigest
      ? []
      : [
          `        "Authorization": "Basic " + base64.b64encode(f"{os.environ['${request.basicAuth.user}']}:{os.environ['${request.basicAuth.password}']}".encode()).decode(),`,
        ]),
    ...request.headers.map(([name, content]) => `        ${formatPythonString(name)}: ${formatText(content)},`),
    ...(request.body?.kind === 'multipart'
      ? [
          `        "Content-Type": f"multipart/${escapeForFormat(request.body.subtype ?? 'form-data')}; boundary={boundary}",`,
        ]
      : []),
  ];
  const usesSecret =
    request.basicAuth !== undefined ||
    [request.url, ...request.headers.map(([, content]) => content)].some((text) => typeof text !== 'string');
  const imports = [
    ...new Set([
      ...modules,
      ...(request.responseType === 'json' ? ['json'] : []),
      ...(usesSecret ? ['os'] : []),
      ...(request.basicAuth === undefined || isDigest ? [] : ['base64']),
      ...(request.hasCertificate === true ? ['ssl'] : []),
      ...(request.responseFile === undefined ? [] : ['shutil']),
    ]),
  ].sort();
  const printResponse = {
    json: ['    result = json.load(response)', '    print(response.status, json.dumps(result, indent=2))'],
    text: ['    print(response.status, response.read().decode())'],
    file: ['    shutil.copyfileobj(response, file)', '    print(response.status)'],
    none: ['    print(response.status)'],
  };
  const printStream = [
    '    print(response.status)',
    '    for line in response:',
    '        print(line.decode(), end="", flush=True)',
  ];
  return [
    ...imports.map((name) => `import ${name}`),
    ...(typeof request.url === 'string' ? [] : ['from urllib.parse import quote']),
    isDigest
      ? 'from urllib.request import HTTPDigestAuthHandler, HTTPPasswordMgrWithDefaultRealm, Request, build_opener'
      : 'from urllib.request import Request, urlopen',
    '',
    ...setup,
    ...formatConnection(request),
    'request = Request(',
    `    ${formatUrl(request.url)},`,
    ...(request.method === 'GET' && request.body === undefined
      ? []
      : [`    method=${formatPythonString(request.method)},`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(value === undefined ? [] : [`    data=${value},`]),
    ')',
    '',
    `with ${isDigest ? 'opener.open(request)' : request.hasCertificate === true ? 'urlopen(request, context=context)' : 'urlopen(request)'} as response${request.responseFile === undefined ? '' : `, open(${formatPythonString(request.responseFile)}, "wb") as file`}:`,
    ...(request.isStream === true ? printStream : printResponse[request.responseType]),
  ].join('\n');
}
