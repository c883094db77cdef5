import type {SampleBody, SamplePart} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  escapeCodePoint,
  formatConcatenation,
  formatString,
  getBodyText,
  getMethodName,
  getResponseKind,
  indentLines,
  lacksDigest,
  isBlock,
  isPlain,
  isSimpleForm,
  listLines,
  listPartHeaders,
} from './text.js';

/** Formats a string, without escape sequences if it would need some for quotes or lines. */
const formatGoString = (text: string): string =>
  (isBlock(text) || (/["\\]/.test(text) && isPlain(text))) && !text.includes('`')
    ? `\`${text}\``
    : formatString(text, escapeCodePoint);

/** Ends the program if a statement fails. Default: the previous one. */
const checkError = (statement = '') => [`if ${statement}err != nil {`, '\tlog.Fatal(err)', '}'];

const copyResponse = (target: string) => checkError(`_, err := io.Copy(${target}, resp.Body); `);

const readVariable = (name: string) => `os.Getenv("${name}")`;

const formatText = (text: SampleText, read = readVariable) => formatConcatenation(text, formatGoString, read, '+');

/** Returns the code that creates the body, which is in a variable. */
function formatBody(content: SampleBody): string[] {
  switch (content.kind) {
    case 'json':
    case 'text':
      return [`body := strings.NewReader(${formatGoString(getBodyText(content, '`'))})`];
    case 'form':
      return [
        'form := url.Values{}',
        ...content.fields.map((field) => `form.Add(${field.map(formatGoString).join(', ')})`),
        'body := strings.NewReader(form.Encode())',
      ];
    case 'multipart':
      return formatMultipart(content);
    case 'file':
      return [
        `body, err := os.Open(${formatGoString(content.file)})`,
        ...checkError(),
        'defer body.Close()',
        'info, err := body.Stat()',
        ...checkError(),
      ];
  }
}

function formatMultipart({parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  const isPlainField = (part: SamplePart) => !('file' in part) && isSimpleForm({kind: 'multipart', parts: [part]});
  const copy = checkError('_, err := io.Copy(part, content); ');
  const addPart = ['part, err := writer.CreatePart(header)', ...checkError(), ...copy];
  const addFile = ['file, err := os.Open(name)', ...checkError(), 'defer file.Close()', 'addPart(header, file)'];
  return listLines(
    'var body bytes.Buffer',
    'writer := multipart.NewWriter(&body)',
    !parts.every(isPlainField) && [
      'addPart := func(header textproto.MIMEHeader, content io.Reader) {',
      ...indentLines(addPart, '\t'),
      '}',
    ],
    parts.some((part) => 'file' in part) && [
      'addFile := func(header textproto.MIMEHeader, name string) {',
      ...indentLines(addFile, '\t'),
      '}',
    ],
    parts.flatMap((part) => {
      if (isPlainField(part)) {
        const field = [part.name, 'text' in part ? part.text : ''].map(formatGoString).join(', ');
        return checkError(`err := writer.WriteField(${field}); `);
      }
      const headers = listPartHeaders(part).map((header) => header.map(formatGoString));
      const width = Math.max(...headers.map(([name = '']) => name.length)) + 1;
      return [
        `${'file' in part ? 'addFile' : 'addPart'}(textproto.MIMEHeader{`,
        ...headers.map(([name = '', value = '']) => `\t${`${name}:`.padEnd(width)} {${value}},`),
        `}, ${'file' in part ? formatGoString(part.file) : `strings.NewReader(${formatGoString(part.text)})`})`,
      ];
    }),
    checkError('err := writer.Close(); '),
  );
}

const printStatus = 'fmt.Println(resp.Status)';

const printResponse = (file: string) => ({
  none: [printStatus],
  text: ['data, err := io.ReadAll(resp.Body)', ...checkError(), printStatus, 'fmt.Println(string(data))'],
  file: [
    'if resp.StatusCode >= 300 {',
    '\tlog.Fatal(resp.Status)',
    '}',
    `file, err := os.Create(${file})`,
    ...checkError(),
    ...copyResponse('file'),
    ...checkError('err := file.Close(); '),
    printStatus,
  ],
  stream: [printStatus, ...copyResponse('os.Stdout')],
});

/** Generates a Go program that uses `net/http`. */
export function generateGoSample(request: SampleRequest): string {
  const {method, basicAuth, body: content, hasCertificate, responseFile = ''} = request;
  const setHeader = (name: string, value: string) => `req.Header.Set(${formatGoString(name)}, ${value})`;
  const name = getMethodName(method);
  const url = formatText(request.url, (variable) => `url.QueryEscape(${readVariable(variable)})`);
  const body = content === undefined ? 'nil' : content.kind === 'multipart' ? '&body' : 'body';
  const subtype = content?.kind === 'multipart' ? content.subtype : undefined;
  const formType =
    subtype === undefined
      ? 'writer.FormDataContentType()'
      : `${formatGoString(`multipart/${subtype}; boundary=`)}+writer.Boundary()`;
  const lines = listLines(
    content && [...formatBody(content), ''],
    hasCertificate && [
      'certificate, err := tls.LoadX509KeyPair("client.pem", "client-key.pem")',
      ...checkError(),
      'transport := http.DefaultTransport.(*http.Transport).Clone()',
      'transport.TLSClientConfig = &tls.Config{Certificates: []tls.Certificate{certificate}}',
      'client := &http.Client{Transport: transport}',
      '',
    ],
    `req, err := http.NewRequest(${name === undefined ? formatGoString(method) : `http.Method${name}`}, ${url}, ${body})`,
    checkError(),
    // Without a length, the file would be sent in chunks, which not all servers accept.
    content?.kind === 'file' && 'req.ContentLength = info.Size()',
    basicAuth?.isDigest === true
      ? `// net/http ${lacksDigest}`
      : basicAuth && `req.SetBasicAuth(${readVariable(basicAuth.user)}, ${readVariable(basicAuth.password)})`,
    request.headers.map(([name, value]) => setHeader(name, formatText(value))),
    content?.kind === 'multipart' && setHeader('Content-Type', formType),
    '',
    `resp, err := ${hasCertificate === true ? 'client' : 'http.DefaultClient'}.Do(req)`,
    checkError(),
    'defer resp.Body.Close()',
    printResponse(formatGoString(responseFile))[getResponseKind(request)],
  );
  const code = lines.join('\n').replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '');
  const imports = packages.filter((name) => new RegExp(`\\b${name.split('/').at(-1) ?? ''}\\.[A-Z]`).test(code));
  const head = ['package main', '', 'import (', ...imports.map((name) => `\t"${name}"`), ')', '', 'func main() {'];
  return [...head, ...indentLines(lines, '\t'), '}'].join('\n');
}

/** The packages that programs can use, sorted. */
const packages = 'bytes crypto/tls fmt io log mime/multipart net/http net/textproto net/url os strings'.split(' ');
