import type {SampleBody} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  commonEscapes,
  escapeString,
  formatInterpolation,
  formatJsonLiteral,
  formatJsonText,
  formatPartHead,
  indentLines,
  isPlain,
  isSimpleForm,
} from './text.js';

/** Escapes text for double quotes. Every `#` could begin an expression. */
const escapeText = (text: string) =>
  escapeString(text, {...commonEscapes, '#': String.raw`\#`}, (hex) => `\\u{${hex}}`);

const formatRubyString = (text: string): string =>
  isPlain(text) && !/['\\]/.test(text) ? `'${text}'` : `"${escapeText(text)}"`;

const readVariable = (name: string) => `ENV.fetch('${name}')`;

function formatText(text: SampleText, read = readVariable): string {
  if (typeof text === 'string') return formatRubyString(text);
  const [first] = text;
  if (text.length === 1 && typeof first === 'object') return read(first.variable);
  return `"${formatInterpolation(text, escapeText, (variable) => `#{${read(variable)}}`)}"`;
}

const formatArray = (lines: readonly string[]) =>
  lines.length === 0 ? '[]' : `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]`;

/** Returns the code before and after the request has been created. */
function formatBody(content: SampleBody): {setup: string[]; lines: string[]} {
  switch (content.kind) {
    case 'json': {
      const literal = formatJsonLiteral(content.value, {
        indent: '  ',
        end: '',
        formatScalar: (item) =>
          typeof item === 'string' ? formatRubyString(item) : item === null ? 'nil' : String(item),
        formatKey: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${formatRubyString(name)} => `),
      });
      return literal === undefined
        ? {
            setup: ["body = <<~'JSON'", ...indentLines(formatJsonText(content.value).split('\n'), '  '), 'JSON', ''],
            lines: ['request.body = body'],
          }
        : {setup: [`body = ${literal}`, ''], lines: ['request.body = JSON.generate(body)']};
    }
    case 'form': {
      const pairs = content.fields.map((pair) => `[${pair.map(formatRubyString).join(', ')}]`);
      return {
        setup: [`form = ${formatArray(pairs)}`, ''],
        lines: ['request.body = URI.encode_www_form(form)'],
      };
    }
    case 'multipart':
      return formatMultipart(content);
    case 'text':
      return {setup: [], lines: [`request.body = ${formatRubyString(content.text)}`]};
    case 'file': {
      const file = formatRubyString(content.file);
      return {
        setup: [],
        lines: [`request.body_stream = File.open(${file}, 'rb')`, `request.content_length = File.size(${file})`],
      };
    }
  }
}

function formatMultipart(content: Extract<SampleBody, {kind: 'multipart'}>): {setup: string[]; lines: string[]} {
  const {subtype = 'form-data', parts} = content;
  if (isSimpleForm(content) && parts.length > 0) {
    const items = parts.map((part) =>
      'file' in part
        ? `[${formatRubyString(part.name)}, File.open(${formatRubyString(part.file)}, 'rb')${part.mediaType === undefined ? '' : `, { content_type: ${formatRubyString(part.mediaType)} }`}]`
        : `[${formatRubyString(part.name)}, ${formatRubyString(part.text)}]`,
    );
    return {
      setup: [`form = ${formatArray(items)}`, ''],
      lines: ["request.set_form(form, 'multipart/form-data')"],
    };
  }
  return {
    setup: [
      'boundary = SecureRandom.hex',
      "body = ''.b",
      ...parts.map((part) => {
        const value =
          'file' in part ? `File.binread(${formatRubyString(part.file)})` : `${formatRubyString(part.text)}.b`;
        return `body << "--#{boundary}\\r\\n" << ${formatRubyString(formatPartHead(part))}.b << ${value} << "\\r\\n"`;
      }),
      'body << "--#{boundary}--\\r\\n"',
      '',
    ],
    lines: [
      `request['Content-Type'] = "${escapeText(`multipart/${subtype}`)}; boundary=#{boundary}"`,
      'request.body = body',
    ],
  };
}

/** Generates a Ruby script that uses `net/http`. */
export function generateRubySample(request: SampleRequest): string {
  const {method, basicAuth, body: content, hasCertificate, responseType, responseFile} = request;
  const body = content === undefined ? {setup: [], lines: []} : formatBody(content);
  const url = formatText(request.url, (name) => `URI.encode_www_form_component(${readVariable(name)})`);
  const creation = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/.test(method)
    ? `Net::HTTP::${method[0] ?? ''}${method.slice(1).toLowerCase()}.new(uri)`
    : `Net::HTTPGenericRequest.new(${formatRubyString(method)}, true, true, uri)`;
  const options = [
    'uri.hostname',
    'uri.port',
    ...([request.url].flat().join('').startsWith('https:') ? ['use_ssl: true'] : []),
    ...(hasCertificate === true
      ? [
          "cert: OpenSSL::X509::Certificate.new(File.read('client.pem'))",
          "key: OpenSSL::PKey.read(File.read('client-key.pem'))",
        ]
      : []),
  ];
  const lines = [
    ...body.setup,
    `uri = URI(${url})`,
    `request = ${creation}`,
    ...(basicAuth === undefined
      ? []
      : basicAuth.isDigest === true
        ? ['# net/http has no Digest authentication. Use a library for it.']
        : [`request.basic_auth(${readVariable(basicAuth.user)}, ${readVariable(basicAuth.password)})`]),
    ...request.headers.map(([name, value]) => `request[${formatRubyString(name)}] = ${formatText(value)}`),
    ...body.lines,
    '',
    ...(hasCertificate === true
      ? ['response = Net::HTTP.start(', `  ${options.join(',\n  ')}`, ') do |http|']
      : [`response = Net::HTTP.start(${options.join(', ')}) do |http|`]),
    '  http.request(request)',
    'end',
    ...(responseFile === undefined
      ? []
      : [
          'response.value # Raises an error for other statuses than 2xx',
          `File.binwrite(${formatRubyString(responseFile)}, response.body)`,
        ]),
    responseType === 'json' || responseType === 'text' ? 'puts response.code, response.body' : 'puts response.code',
  ];
  const code = lines.join('\n');
  return [
    ...(code.includes('JSON.generate(') ? ["require 'json'"] : []),
    "require 'net/http'",
    ...(code.includes('SecureRandom.hex') ? ["require 'securerandom'"] : []),
    '',
    ...lines,
  ].join('\n');
}
