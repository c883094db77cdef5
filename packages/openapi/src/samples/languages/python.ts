import {stringifyJson} from '@developer-docs/utils';
import {getMultipartType, hasUniqueNames, type MultipartBody, type SampleBody, type SampleFields} from '../body.js';
import {listPartLines} from '../code/forms.js';
import {formatJsonLiteral, formatLiteral, getBodyText, type LiteralStyle} from '../code/literal.js';
import {listLines, markNames, splitImports} from '../code/program.js';
import {
  escapeCodePoint,
  escapeForBraces,
  formatConcatenation,
  formatQuoted,
  formatTemplate,
  isBlock,
} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** The modules that programs can import. */
const names = markNames({
  base64: ['base64'],
  json: ['json'],
  os: ['os'],
  pathlib: ['Path'],
  shutil: ['shutil'],
  ssl: ['ssl'],
  'urllib.parse': ['quote', 'urlencode'],
  'urllib.request': ['HTTPDigestAuthHandler', 'HTTPPasswordMgrWithDefaultRealm', 'Request', 'build_opener', 'urlopen'],
  uuid: ['uuid'],
});

const formatPythonString = (text: string): string => formatQuoted(text, '"', escapeCodePoint);

const pythonConstants: Readonly<Record<string, string>> = {true: 'True', false: 'False', null: 'None'};

const literalStyle: LiteralStyle = {
  indent: '    ',
  formatScalar: (item) =>
    typeof item === 'string' ? formatPythonString(item) : (pythonConstants[String(item)] ?? stringifyJson(item)),
  formatKey: (name) => `${formatPythonString(name)}: `,
};

const readVariable = (name: string) => `${names.os}.environ["${name}"]`;

/** Before Python 3.12, an expression in a string can't contain its quotes. */
const insertInString = (expression: string) => `{${expression.replaceAll('"', "'")}}`;

const formatText = (text: SampleText): string =>
  formatTemplate(text, {
    formatPlain: formatPythonString,
    readSecret: readVariable,
    quotes: ['f"', '"'],
    escape: escapeForBraces,
    insert: insertInString,
  });

/** Formats the URL. Its secrets are in the query. */
const formatUrl = (url: SampleText): string =>
  formatConcatenation(url, formatPythonString, (variable) => `${names.quote}(${readVariable(variable)}, safe="")`);

/** Returns the code before the request, and the expression for the body. */
function formatBody(content: SampleBody): {setup: string[]; value: string} {
  switch (content.kind) {
    case 'json':
    case 'text': {
      const literal = formatJsonLiteral(content, literalStyle, '    ');
      return literal === undefined
        ? formatBlock(getBodyText(content))
        : {setup: [], value: `${names.json}.dumps(${literal}).encode()`};
    }
    case 'form':
      return {setup: [], value: `${names.urlencode}(${formatFields(content.fields)}).encode()`};
    case 'multipart':
      return {setup: formatMultipart(content), value: 'body'};
    case 'file':
      return {setup: [], value: readFile(content.file)};
  }
}

const readFile = (file: string) => `${names.Path}(${formatPythonString(file)}).read_bytes()`;

/** Formats text, in triple quotes if it has several lines. */
const formatBlock = (text: string): ReturnType<typeof formatBody> =>
  isBlock(text)
    ? {setup: [`body = """${text.replaceAll(/\\|"(?=""|$)/g, String.raw`\$&`)}"""`, ''], value: 'body.encode()'}
    : {setup: [], value: `${formatPythonString(text)}.encode()`};

/** Formats fields as a dictionary, or as a list of pairs if a name occurs more than once. */
const formatFields = (fields: SampleFields) =>
  hasUniqueNames(fields)
    ? formatLiteral(Object.fromEntries(fields), literalStyle, '    ')
    : `[\n${fields.map(([name, value]) => `        (${formatPythonString(name)}, ${formatPythonString(value)}),\n`).join('')}    ]`;

/** Creates a multipart body manually, because Python's standard library doesn't support it. */
function formatMultipart({parts}: MultipartBody): string[] {
  const lines = listPartLines(
    parts,
    // Bytes can only be written as ASCII.
    (text) => (/^[\0-\x7F]*$/.test(text) ? `b${formatPythonString(text)}` : `${formatPythonString(text)}.encode()`),
    readFile,
    (end) => `f"--{boundary}${end}".encode()`,
  );
  return [
    `boundary = ${names.uuid}.uuid4().hex`,
    'body = b"\\r\\n".join([',
    ...lines.map((line) => `    ${line},`),
    '])',
    '',
  ];
}

/** Returns the code for a user and a password, or a client certificate. */
function formatConnection({url, basicAuth, digestAuth, hasCertificate}: SampleRequest): string[] {
  const lines = listLines(
    digestAuth && [
      `user, password = ${readVariable(digestAuth.user)}, ${readVariable(digestAuth.password)}`,
      `passwords = ${names.HTTPPasswordMgrWithDefaultRealm}()`,
      `passwords.add_password(None, ${formatUrl(url)}, user, password)`,
      `opener = ${names.build_opener}(${names.HTTPDigestAuthHandler}(passwords))`,
    ],
    basicAuth &&
      `credentials = f"${insertInString(readVariable(basicAuth.user))}:${insertInString(readVariable(basicAuth.password))}"`,
    hasCertificate && [
      `context = ${names.ssl}.create_default_context()`,
      'context.load_cert_chain("client.pem", "client-key.pem")',
    ],
  );
  return lines.length === 0 ? [] : [...lines, ''];
}

/** Formats the headers as lines of a dictionary. */
const formatHeaders = ({basicAuth, headers, body}: SampleRequest): string[] =>
  listLines(
    basicAuth && `        "Authorization": "Basic " + ${names.base64}.b64encode(credentials.encode()).decode(),`,
    headers.map(([name, value]) => `        ${formatPythonString(name)}: ${formatText(value)},`),
    body?.kind === 'multipart' &&
      `        "Content-Type": ${formatPythonString(`${getMultipartType(body)}; boundary=`)} + boundary,`,
  );

/** Returns the code that sets `request`. */
function formatRequest(request: SampleRequest, data: string | undefined): string[] {
  const {method, url} = request;
  const headers = formatHeaders(request);
  const options = listLines(
    (method !== 'GET' || data !== undefined) && `    method=${formatPythonString(method)},`,
    headers.length > 0 && ['    headers={', ...headers, '    },'],
    data !== undefined && `    data=${data},`,
  );
  return options.length === 0
    ? [`request = ${names.Request}(${formatUrl(url)})`]
    : [`request = ${names.Request}(`, `    ${formatUrl(url)},`, ...options, ')'];
}

const printResponse = {
  none: ['    print(response.status)'],
  json: [
    `    result = ${names.json}.load(response)`,
    `    print(response.status, ${names.json}.dumps(result, indent=2))`,
  ],
  text: ['    print(response.status, response.read().decode())'],
  file: [`    ${names.shutil}.copyfileobj(response, file)`, '    print(response.status)'],
  stream: [
    '    print(response.status)',
    '    for line in response:',
    '        print(line.decode(), end="", flush=True)',
  ],
};

/** Generates Python 3 code that uses only the standard library. */
export function generatePythonSample(request: SampleRequest): string {
  const {digestAuth, hasCertificate, responseFile, responseType} = request;
  const body = request.body && formatBody(request.body);
  const open = digestAuth === undefined ? names.urlopen : 'opener.open';
  const context = hasCertificate === true ? ', context=context' : '';
  const file = responseFile === undefined ? '' : `, open(${formatPythonString(responseFile)}, "wb") as file`;
  const lines = listLines(
    body?.setup,
    formatConnection(request),
    formatRequest(request, body?.value),
    '',
    `with ${open}(request${context}) as response${file}:`,
    printResponse[responseType],
  );
  const {code, modules} = splitImports(lines);
  const isModule = ({module, names: imported}: (typeof modules)[number]) => imported[0] === module;
  return listLines(
    modules.filter(isModule).map(({module}) => `import ${module}`),
    modules
      .filter((entry) => !isModule(entry))
      .map(({module, names: imported}) => `from ${module} import ${imported.join(', ')}`),
    '',
    code,
  ).join('\n');
}
