import type {SampleBody} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  escapeUnits,
  formatConcatenation,
  formatFields,
  formatString,
  getBodyText,
  getResponseKind,
  indentLines,
  indentRest,
  lacksDigest,
  isBlock,
  listLines,
  listPartLines,
} from './text.js';

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
      return {setup: [], publisher: `BodyPublishers.ofFile(Path.of(${formatJavaString(content.file)}))`};
    case 'form': {
      const encode = (value: string) => ` + URLEncoder.encode(${value}, StandardCharsets.UTF_8)`;
      const fields = formatFields(content.fields, formatJavaString, encode);
      const list = fields.map((field) => `,\n${indentation}${field}`).join('');
      return {
        setup: `var body = ${fields.length > 1 ? `String.join("&"${list})` : (fields[0] ?? '""')};`.split('\n'),
        publisher: 'BodyPublishers.ofString(body)',
      };
    }
    default:
      return {
        setup: `var body = ${formatBlock(getBodyText(content))};`.split('\n'),
        publisher: 'BodyPublishers.ofString(body)',
      };
  }
}

function formatMultipart({parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  // A list of publishers is needed only for files.
  const hasFiles = parts.some((part) => 'file' in part);
  const margin = hasFiles ? indentation : '';
  const open = `${margin}BodyPublishers.ofString(String.join("\\r\\n",`;
  const lines = listPartLines(
    parts,
    formatJavaString,
    (file) =>
      `"")),\n${margin}BodyPublishers.ofFile(Path.of(${formatJavaString(file)})),\n${open}\n${margin}${indentation}""`,
    (end) => `"--" + boundary${end === '' ? '' : ` + "${end}"`}`,
  );
  return [
    'var boundary = UUID.randomUUID().toString();',
    ...(hasFiles ? ['var body = BodyPublishers.concat(', open] : [`var body = ${open}`]),
    ...`${lines.map((line) => `${margin}${indentation}${line}`).join(',\n')}))${hasFiles ? ')' : ''};`.split('\n'),
  ];
}

/** Formats the method, and the body if there is one. */
function formatMethod({method, body}: SampleRequest, publisher = 'BodyPublishers.noBody()'): string[] {
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
      '        throw new IOException("HTTP " + response.statusCode());',
      '    }',
      `    Files.copy(stream, Path.of(${file}), StandardCopyOption.REPLACE_EXISTING);`,
      '}',
    ],
    stream: ['ofLines', 'response.body().forEach(System.out::println);'],
  }) as const;

/** Generates a Java program that uses `java.net.http`. */
export function generateJavaSample(request: SampleRequest): string {
  const {basicAuth, body: content, hasCertificate, responseFile = ''} = request;
  const body = content && formatBody(content);
  const hasBasicAuth = basicAuth !== undefined && basicAuth.isDigest !== true;
  const headers = [
    ...(hasBasicAuth ? [['Authorization', '"Basic " + encoded']] : []),
    ...request.headers.map(([name, value]) => [name, formatText(value)]),
    ...(content?.kind === 'multipart'
      ? [['Content-Type', `${formatJavaString(`multipart/${content.subtype ?? 'form-data'}; boundary=`)} + boundary`]]
      : []),
  ];
  const encode = (variable: string) => `URLEncoder.encode(${readVariable(variable)}, StandardCharsets.UTF_8)`;
  const url = formatText(request.url, encode);
  const [handler, ...print] = handleResponse(formatJavaString(responseFile))[getResponseKind(request)];
  const calls = [
    `.uri(URI.create(${url}))`,
    ...headers.map(([name = '', value = '']) => `.header(${formatJavaString(name)}, ${value})`),
    ...formatMethod(request, body?.publisher),
    '.build();',
  ];
  const lines = listLines(
    body && body.setup.length > 0 && [...body.setup, ''],
    hasBasicAuth && [
      `var credentials = ${readVariable(basicAuth.user)} + ":" + ${readVariable(basicAuth.password)};`,
      'var encoded = Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));',
    ],
    basicAuth?.isDigest && `// java.net.http ${lacksDigest}`,
    hasCertificate === true
      ? [
          '// openssl pkcs12 -export -in client.pem -inkey client-key.pem -out client.p12',
          'var password = System.getenv("CLIENT_P12_PASSWORD").toCharArray();',
          'var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());',
          'keys.init(KeyStore.getInstance(new File("client.p12"), password), password);',
          'var context = SSLContext.getInstance("TLS");',
          'context.init(keys.getKeyManagers(), null, null);',
          'var client = HttpClient.newBuilder().sslContext(context).build();',
        ]
      : 'var client = HttpClient.newHttpClient();',
    'var request = HttpRequest.newBuilder()',
    indentLines(calls, indentation),
    '',
    `var response = client.send(request, BodyHandlers.${handler}());`,
    'System.out.println(response.statusCode());',
    print,
  );
  const code = lines.join('\n').replaceAll(/"""(?:[^\\]|\\[^])*?"""|"(?:[^"\\]|\\.)*"/g, '');
  const imports = classes.filter((name) => new RegExp(`\\b${name.split('.').at(-1) ?? ''}\\b`).test(code));
  const main = ['public class Main {', '    public static void main(String[] args) throws Exception {'];
  const list = imports.map((name) => `import ${name};`);
  return [...list, '', ...main, ...indentLines(lines, indentation), '    }', '}'].join('\n');
}

/** The classes that programs can use, sorted. */
const classes = `java.io.File java.io.IOException java.net.URI java.net.URLEncoder java.net.http.HttpClient
  java.net.http.HttpRequest java.net.http.HttpRequest.BodyPublishers java.net.http.HttpResponse.BodyHandlers
  java.nio.charset.StandardCharsets java.nio.file.Files java.nio.file.Path java.nio.file.StandardCopyOption
  java.security.KeyStore java.util.Base64 java.util.UUID javax.net.ssl.KeyManagerFactory javax.net.ssl.SSLContext`.split(
  /\s+/,
);
