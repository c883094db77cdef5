import type {PlaygroundWidget, Setup, TokenBehavior} from '../setups/model';

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

const tokenProviders: Readonly<Record<Exclude<TokenBehavior, 'missing'>, (path: string) => string>> = {
  works: (path) => `async ({signal}) => {
    const response = await fetch('${path}', {method: 'POST', signal});
    return response.json();
  }`,
  rejects: () => "() => Promise.reject(new Error('The user has no session.'))",
  hangs: () => '() => new Promise(() => {})',
  invalid: () => "async () => ({token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'})",
};

interface FormatOptions {
  readonly widget: PlaygroundWidget;
  /** The name of the function that creates the widget. */
  readonly factory: string;
  /** The reference entry, such as `event-ready`. */
  readonly entry: string;
  /** The code of the setup's calls. */
  readonly calls: string;
}

/** Formats a program as JavaScript. */
export function formatProgram({setup, options}: Program, {widget, factory, entry, calls}: FormatOptions): string {
  const {getToken = 'works'} = setup;
  const properties = [
    ...Object.entries(options).map(([name, value]) => `  ${name}: ${formatLiteral(value)},\n`),
    ...(getToken === 'missing' ? [] : [`  getToken: ${tokenProviders[getToken](widget.tokenEndpoint.path)},\n`]),
  ];
  return [
    `const options = {\n${properties.join('')}};`,
    `const widget = DesignWidget.${factory}(options);`,
    ...(entry.startsWith('event-')
      ? [`widget.on('${entry.slice('event-'.length)}', (event) => console.log(event));`]
      : []),
    ...(calls === '' ? [] : ['', calls]),
  ].join('\n');
}

/** Formats a JSON value as JavaScript. Other values, such as functions, become an ellipsis. */
export function formatLiteral(value: unknown): string {
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
