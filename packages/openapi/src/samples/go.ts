import type {SampleBody, SamplePart} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  commonEscapes,
  encodeFields,
  formatConcatenation,
  formatJsonText,
  formatString,
  indentLines,
  isPlain,
  isSimpleForm,
  listPartHeaders,
} from './text.js';

/** Formats a string, without escape sequences if it would need some for quotes. */
const formatGoString = (text: string): string =>
  /["\\]/.test(text) && isPlain(text) && !text.includes('`')
    ? `\`${text}\``
    : formatString(text, {
        quote: '"',
        escapes: commonEscapes,
        escapeCode: (hex) => (hex.length > 4 ? String.raw`\U` + hex.padStart(8, '0') : String.raw`\u` + hex),
      });

/** Ends the program if the previous statement failed. */
const checkError = ['if err != nil {', '\tlog.Fatal(err)', '}'];

const formatText = (text: SampleText) =>
  formatConcatenation(text, formatGoString, (variable) => `os.Getenv("${variable}")`, '+');

const formatUrl = (url: SampleText) =>
  formatConcatenation(url, formatGoString, (variable) => `url.QueryEscape(os.Getenv("${variable}"))`, '+');

/** Returns the code that creates the body, and the expression for it. */
function formatBody(content: SampleBody): {setup: string[]; value: string} {
  switch (content.kind) {
    case 'json': {
      const text = formatJsonText(content.value, '`');
      return {setup: [`body := strings.NewReader(\`${text}\`)`], value: 'body'};
    }
    case 'form':
      return formatForm(content.fields);
    case 'multipart':
      return {setup: formatMultipart(content), value: '&body'};
    case 'text':
      return {setup: [`body := strings.NewReader(${formatGoString(content.text)})`], value: 'body'};
    case 'file':
      return {
        setup: [`body, err := os.Open(${formatGoString(content.file)})`, ...checkError, 'defer body.Close()'],
        value: 'body',
      };
  }
}

/** Formats a form. `url.Values` sorts the fields. */
function formatForm(fields: readonly (readonly [string, string])[]): {setup: string[]; value: string} {
  const names = fields.map(([name]) => name);
  const isSorted = names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);
  return {
    setup: isSorted
      ? [
          'form := url.Values{}',
          ...fields.map(([name, value]) => `form.Add(${formatGoString(name)}, ${formatGoString(value)})`),
          'body := strings.NewReader(form.Encode())',
        ]
      : [`body := strings.NewReader(${formatGoString(encodeFields(fields))})`],
    value: 'body',
  };
}

function formatMultipart(content: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  const hasFiles = content.parts.some((part) => 'file' in part);
  const isPlainField = (part: SamplePart) => !('file' in part) && isSimpleForm({kind: 'multipart', parts: [part]});
  return [
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...(content.parts.every(isPlainField)
      ? []
      : [
          'addPart := func(header textproto.MIMEHeader, content io.Reader) {',
          '\tpart, err := form.CreatePart(header)',
          ...indentLines(checkError, '\t'),
          '\tif _, err := io.Copy(part, content); err != nil {',
          '\t\tlog.Fatal(err)',
          '\t}',
          '}',
        ]),
    ...(hasFiles
      ? [
          'addFile := func(header textproto.MIMEHeader, name string) {',
          '\tfile, err := os.Open(name)',
          ...indentLines(checkError, '\t'),
          '\tdefer file.Close()',
          '\taddPart(header, file)',
          '}',
        ]
      : []),
    ...content.parts.map((part) => {
      if (isPlainField(part)) {
        return `form.WriteField(${formatGoString(part.name)}, ${formatGoString('text' in part ? part.text : '')})`;
      }
      const headers = listPartHeaders(part).map(
        ([name, value]) => `${formatGoString(name)}: {${formatGoString(value)}}`,
      );
      const header = `textproto.MIMEHeader{${headers.join(', ')}}`;
      return 'file' in part
        ? `addFile(${header}, ${formatGoString(part.file)})`
        : `addPart(${header}, strings.NewReader(${formatGoString(part.text)}))`;
    }),
    'if err := form.Close(); err != nil {',
    '\tlog.Fatal(err)',
    '}',
  ];
}

/** Generates a Go program that uses `net/http`. */
export function generateGoSample(request: SampleRequest): string {
  const {basicAuth, body: content, hasCertificate, responseType, responseFile = ''} = request;
  const body = content === undefined ? {setup: [], value: 'nil'} : formatBody(content);
  const setHeader = (name: string, value: string) => `request.Header.Set(${formatGoString(name)}, ${value})`;
  const printResponse = {
    none: ['fmt.Println(response.Status)'],
    text: ['result, err := io.ReadAll(response.Body)', ...checkError, 'fmt.Println(response.Status, string(result))'],
    file: [
      'if response.StatusCode >= 300 {',
      '\tlog.Fatal(response.Status)',
      '}',
      `file, err := os.Create(${formatGoString(responseFile)})`,
      ...checkError,
      'defer file.Close()',
      'if _, err := io.Copy(file, response.Body); err != nil {',
      '\tlog.Fatal(err)',
      '}',
      'fmt.Println(response.Status)',
    ],
  };
  const lines = [
    ...body.setup,
    ...(hasCertificate === true
      ? [
          'certificate, err := tls.LoadX509KeyPair("client.pem", "client-key.pem")',
          ...checkError,
          'config := &tls.Config{Certificates: []tls.Certificate{certificate}}',
          'client := &http.Client{Transport: &http.Transport{TLSClientConfig: config}}',
        ]
      : []),
    `request, err := http.NewRequest(${formatGoString(request.method)}, ${formatUrl(request.url)}, ${body.value})`,
    ...checkError,
    ...(basicAuth === undefined
      ? []
      : basicAuth.isDigest === true
        ? ['// net/http has no Digest authentication. Use a library for it.']
        : [`request.SetBasicAuth(os.Getenv("${basicAuth.user}"), os.Getenv("${basicAuth.password}"))`]),
    ...request.headers.map(([name, value]) => setHeader(name, formatText(value))),
    ...(content?.kind === 'multipart'
      ? [
          setHeader(
            'Content-Type',
            content.subtype === undefined
              ? 'form.FormDataContentType()'
              : `${formatGoString(`multipart/${content.subtype}; boundary=`)}+form.Boundary()`,
          ),
        ]
      : []),
    `response, err := ${hasCertificate === true ? 'client' : 'http.DefaultClient'}.Do(request)`,
    ...checkError,
    'defer response.Body.Close()',
    ...printResponse[responseType === 'json' ? 'text' : responseType],
  ];
  const code = lines.join('\n').replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '');
  const imports = packages.filter((name) => new RegExp(`\\b${name.split('/').at(-1) ?? ''}\\.[A-Z]`).test(code));
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...indentLines(lines, '\t'),
    '}',
  ].join('\n');
}

/** The packages that programs can use, sorted. */
const packages = [
  'bytes',
  'crypto/tls',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'strings',
];
