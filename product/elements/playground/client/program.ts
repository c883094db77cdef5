import {Expression, type Call, type PlaygroundWidget, type Setup, type TokenBehavior} from '../setups/model';

export const containerSelector = '#designer';

/** The setup that the playground runs and displays as code next to the widget. */
export interface Program {
  readonly setup: Setup;
  /** All options except `getToken`. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Finds the setup for a reference entry.
 *
 * @param entry - A kind and a name, such as `function-generate`.
 */
export function findSetup({setups}: PlaygroundWidget, entry: string): Setup {
  const [, kind = '', name = ''] = /^(\w+)-(.+)$/.exec(entry) ?? [];
  return Object.hasOwn(setups, kind) ? (setups[kind as keyof typeof setups][name] ?? {}) : {};
}

/** The `getToken` functions, by their behavior: their code and the function. */
export const tokenProviders: Readonly<Record<Exclude<TokenBehavior, 'missing'>, TokenProviderFactory>> = {
  works: (path, frame) => [
    `async ({signal}) => {
    const response = await fetch('${path}', {method: 'POST', signal});
    return response.json();
  }`,
    async ({signal}) => (await frame.fetch(path, {method: 'POST', signal})).json() as Promise<unknown>,
  ],
  rejects: () => [
    "() => Promise.reject(new Error('The user has no session.'))",
    () => Promise.reject(new Error('The user has no session.')),
  ],
  hangs: () => ['() => new Promise(() => {})', () => new Promise(() => undefined)],
  invalid: () => [
    "async () => ({token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'})",
    () => Promise.resolve({token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'}),
  ],
};

type TokenProviderFactory = (
  path: string,
  frame: Window,
) => readonly [code: string, getToken: (request: {readonly signal: AbortSignal}) => Promise<unknown>];

interface FormatOptions {
  readonly widget: PlaygroundWidget;
  /** The name of the function that creates the widget. */
  readonly factory: string;
  /** The reference entry, such as `event-ready`. */
  readonly entry: string;
}

/** Formats a program as JavaScript. */
export function formatProgram({setup, options}: Program, {widget, factory, entry}: FormatOptions): string {
  const {getToken = 'works', calls = []} = setup;
  const properties = [
    ...Object.entries(options).map(([name, value]) => `  ${name}: ${formatLiteral(value)},\n`),
    ...(getToken === 'missing'
      ? []
      : [`  getToken: ${tokenProviders[getToken](widget.tokenEndpoint.path, window)[0]},\n`]),
  ];
  return [
    `const options = {\n${properties.join('')}};`,
    `const widget = DesignWidget.${factory}(options);`,
    ...(entry.startsWith('event-')
      ? [`widget.on('${entry.slice('event-'.length)}', (event) => console.log(event));`]
      : []),
    ...(calls.length === 0 ? [] : ['', ...calls.map((call, index) => formatCall(call, calls.slice(index + 1)))]),
  ].join('\n');
}

const asyncFunctions: readonly Call['name'][] = [
  'whenReady',
  'generate',
  'resume',
  'openDesign',
  'applyEdits',
  'exportFile',
  'signIn',
  'extractBrand',
  'saveBrand',
];

/** Formats a call. Only the parts of its result that later calls use are declared. */
function formatCall({api, name, args, isAwaited}: Call, laterCalls: readonly Call[]): string {
  const laterCode = laterCalls.flatMap((call) => call.args.map(formatLiteral)).join();
  const used = name === 'generate' ? ['requestId', 'design'].filter((part) => laterCode.includes(part)) : [];
  const declaration = used.length === 0 ? '' : `const {${used.join(', ')}} = `;
  const keyword = isAwaited && asyncFunctions.includes(name) ? 'await ' : '';
  return `${declaration}${keyword}${api}.${name}(${args.map(formatLiteral).join(', ')});`;
}

/** Formats a JSON value or an expression as JavaScript. Other values, such as functions, become an ellipsis. */
export function formatLiteral(value: unknown): string {
  if (value instanceof Expression) return value.code;
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([name, item]) => {
      const key = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : formatLiteral(name);
      return `${key}: ${formatLiteral(item)}`;
    });
    return `{${properties.join(', ')}}`;
  }
  return typeof value === 'function' ? '…' : String(value);
}
