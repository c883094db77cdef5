import {getMultipartType, type MultipartBody, type SampleBody} from '../body.js';
import {formatFields, listPartLines} from '../code/forms.js';
import {getBodyText} from '../code/literal.js';
import {
  getResponseKind,
  indentLines,
  indentRest,
  lacksDigest,
  listLines,
  markNames,
  splitImports,
} from '../code/program.js';
import {escapeUnits, formatConcatenation, formatString, isBlock} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** The classes that programs can import, by package. */
const names = markNames({
  'java.io': ['File', 'IOException'],
  'java.net': ['URI', 'URLEncoder'],
  'java.net.http': ['HttpClient', 'HttpRequest'],
  'java.net.http.HttpRequest': ['BodyPublishers'],
  'java.net.http.HttpResponse': ['BodyHandlers'],
  'java.nio.charset': ['StandardCharsets'],
  'java.nio.file': ['Files', 'Path', 'StandardCopyOption'],
  'java.security': ['KeyStore'],
  'java.util': ['Base64', 'UUID'],
  'javax.net.ssl': ['KeyManagerFactory', 'SSLContext'],
});

/** `\u000a` would be a line break in the source code, so control characters are octal. */
const formatJavaString = (text: string): string =>
  formatString(text, (character) =>
    character < '\u0100' ? `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}` : escapeUnits(character),
  );

/** Formats text, as a text block if it has several lines. */
const formatBlock = (text: string): string =>
  isBlock(text)
    ? indentRest(`"""\n${text.replaceAll(/\\|"(?=""|$)/g, String.raw`\$&`)}"""`, indentation)
    : formatJavaString(text);

const readVariable = (name: string) => `System.getenv("${name}")`;

const formatText = (text: SampleText, read = readVariable) => formatConcatenation(text, formatJavaString, read);

/** The indentation of a continued line. */
const indentation = ' '.repeat(8);

/** Returns the code that creates the body, and the publisher for it. */
function formatBody(content: SampleBody): {setup: string[]; publisher: string} {
  switch (content.kind) {
    case 'multipart':
      return {setup: formatMultipart(content), publisher: 'body'};
    case 'file':
      return {
        setup: [],
        publisher: `${names.BodyPublishers}.ofFile(${names.Path}.of(${formatJavaString(content.file)}))`,
      };
    case 'form': {
      const encode = (value: string) => ` + ${names.URLEncoder}.encode(${value}, ${names.StandardCharsets}.UTF_8)`;
      const fields = formatFields(content.fields, formatJavaString, encode);
      const list = fields.map((field) => `,\n${indentation}${field}`).join('');
      return {
        setup: `var body = ${fields.length > 1 ? `String.join("&"${list})` : (fields[0] ?? '""')};`.split('\n'),
        publisher: `${names.BodyPublishers}.ofString(body)`,
      };
    }
    default:
      return {
        setup: `var body = ${formatBlock(getBodyText(content))};`.split('\n'),
        publisher: `${names.BodyPublishers}.ofString(body)`,
      };
  }
}

function formatMultipart({parts}: MultipartBody): string[] {
  // A list of publishers is needed only for files.
  const hasFiles = parts.some((part) => 'file' in part);
  const margin = hasFiles ? indentation : '';
  const open = `${margin}${names.BodyPublishers}.ofString(String.join("\\r\\n",`;
  const lines = listPartLines(
    parts,
    formatJavaString,
    (file) =>
      `"")),\n${margin}${names.BodyPublishers}.ofFile(${names.Path}.of(${formatJavaString(file)})),\n${open}\n${margin}${indentation}""`,
    (end) => `"--" + boundary${end === '' ? '' : ` + "${end}"`}`,
  );
  return [
    `var boundary = ${names.UUID}.randomUUID().toString();`,
    ...(hasFiles ? [`var body = ${names.BodyPublishers}.concat(`, open] : [`var body = ${open}`]),
    ...`${lines.map((line) => `${margin}${indentation}${line}`).join(',\n')}))${hasFiles ? ')' : ''};`.split('\n'),
  ];
}

/** Formats the method, and the body if there is one. */
function formatMethod({method, body}: SampleRequest, publisher = `${names.BodyPublishers}.noBody()`): string[] {
  if (body === undefined && method === 'GET') return [];
  if (body === undefined && method === 'DELETE') return ['.DELETE()'];
  return method === 'POST' || method === 'PUT'
    ? [`.${method}(${publisher})`]
    : [`.method(${formatJavaString(method)}, ${publisher})`];
}

/** Returns the handler of a response, and the code after the request, which saves the response to a file. */
const handleResponse = (file: string) =>
  ({
    none: ['discarding'],
    text: ['ofString', 'System.out.println(response.body());'],
    file: [
      'ofInputStream',
      'try (var stream = response.body()) {',
      '    if (response.statusCode() >= 300) {',
      `        throw new ${names.IOException}("HTTP " + response.statusCode());`,
      '    }',
      `    ${names.Files}.copy(stream, ${names.Path}.of(${file}), ${names.StandardCopyOption}.REPLACE_EXISTING);`,
      '}',
    ],
    stream: ['ofLines', 'response.body().forEach(System.out::println);'],
  }) as const;

/** Lists the headers with their values as expressions. */
function listHeaders({basicAuth, headers, body}: SampleRequest): (readonly [name: string, value: string])[] {
  const list = headers.map(([name, value]) => [name, formatText(value)] as const);
  if (basicAuth !== undefined) list.unshift(['Authorization', '"Basic " + encoded']);
  if (body?.kind === 'multipart') {
    list.push(['Content-Type', `${formatJavaString(`${getMultipartType(body)}; boundary=`)} + boundary`]);
  }
  return list;
}

/** Returns the code that sets `client`. */
const formatClient = ({hasCertificate}: SampleRequest): string[] =>
  hasCertificate === true
    ? [
        '// openssl pkcs12 -export -in client.pem -inkey client-key.pem -out client.p12',
        'var password = System.getenv("CLIENT_P12_PASSWORD").toCharArray();',
        `var keys = ${names.KeyManagerFactory}.getInstance(${names.KeyManagerFactory}.getDefaultAlgorithm());`,
        `keys.init(${names.KeyStore}.getInstance(new ${names.File}("client.p12"), password), password);`,
        `var context = ${names.SSLContext}.getInstance("TLS");`,
        'context.init(keys.getKeyManagers(), null, null);',
        `var client = ${names.HttpClient}.newBuilder().sslContext(context).build();`,
      ]
    : [`var client = ${names.HttpClient}.newHttpClient();`];

/** Generates a Java program that uses `java.net.http`. */
export function generateJavaSample(request: SampleRequest): string {
  const {basicAuth, digestAuth, responseFile = ''} = request;
  const body = request.body && formatBody(request.body);
  const encode = (variable: string) =>
    `${names.URLEncoder}.encode(${readVariable(variable)}, ${names.StandardCharsets}.UTF_8)`;
  const url = formatText(request.url, encode);
  const [handler, ...print] = handleResponse(formatJavaString(responseFile))[getResponseKind(request)];
  const calls = [
    `.uri(${names.URI}.create(${url}))`,
    ...listHeaders(request).map(([name, value]) => `.header(${formatJavaString(name)}, ${value})`),
    ...formatMethod(request, body?.publisher),
    '.build();',
  ];
  const lines = listLines(
    body && body.setup.length > 0 && [...body.setup, ''],
    basicAuth && [
      `var credentials = ${readVariable(basicAuth.user)} + ":" + ${readVariable(basicAuth.password)};`,
      `var encoded = ${names.Base64}.getEncoder().encodeToString(credentials.getBytes(${names.StandardCharsets}.UTF_8));`,
    ],
    digestAuth && `// java.net.http ${lacksDigest}`,
    formatClient(request),
    `var request = ${names.HttpRequest}.newBuilder()`,
    indentLines(calls, indentation),
    '',
    `var response = client.send(request, ${names.BodyHandlers}.${handler}());`,
    'System.out.println(response.statusCode());',
    print,
  );
  const {code, modules} = splitImports(lines);
  const main = ['public class Main {', '    public static void main(String[] args) throws Exception {'];
  const list = modules.flatMap(({module, names: classes}) => classes.map((name) => `import ${module}.${name};`));
  return [...list, '', ...main, ...indentLines(code, indentation), '    }', '}'].join('\n');
}
