/** Values that expressions can refer to, by name. */
export type Scope = Readonly<Record<string, unknown>>;

/** An expression that isn't supported. The message is meant for readers. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

const tokenPattern =
  /\s*(?:(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>-?\d[\d_]*(?:\.\d+)?)|(?<name>[A-Za-z_$][\w$]*)|(?<mark>[[\]{}:,.]))/y;

const constants: Scope = {true: true, false: false, null: null, undefined};

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r'};

type TokenKind = 'string' | 'number' | 'name' | 'mark';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/**
 * Evaluates the part of JavaScript that arguments and options consist of: literals, and paths such as
 * `design.variants[0].variantId`. The content security policy of the site forbids `eval`.
 *
 * @param scope - The values of the names in paths.
 * @throws ExpressionError
 */
export const evaluate = (source: string, scope: Scope = {}): unknown =>
  evaluateWith(source, (name) => {
    if (!Object.hasOwn(scope, name)) {
      throw new ExpressionError(`"${name}" isn't defined. Enclose text in quotation marks.`);
    }
    return scope[name];
  });

/** @param resolve - Returns the value of a name. */
function evaluateWith(source: string, resolve: (name: string) => unknown): unknown {
  const tokens = tokenize(source);
  let position = 0;
  const peek = () => tokens[position]?.text;
  const next = (): Token => {
    const token = tokens[position];
    if (token === undefined) {
      throw new ExpressionError('The value is incomplete.');
    }
    position += 1;
    return token;
  };
  const accept = (text: string): boolean => {
    const isNext = tokens[position]?.kind === 'mark' && peek() === text;
    position += isNext ? 1 : 0;
    return isNext;
  };
  const expect = (text: string) => {
    if (!accept(text)) {
      throw new ExpressionError(
        `Expected "${text}" ${peek() === undefined ? 'at the end' : `before "${peek() ?? ''}"`}.`,
      );
    }
  };

  const readValue = (): unknown => {
    const {kind, text} = next();
    switch (kind) {
      case 'string':
        return readString(text);
      case 'number':
        return Number(text.replaceAll('_', ''));
      case 'name':
        return Object.hasOwn(constants, text) ? constants[text] : readPath(text);
      case 'mark':
        if (text === '[') {
          return readArray();
        }
        if (text === '{') {
          return readObject();
        }
        throw new ExpressionError(`"${text}" isn't expected here.`);
    }
  };
  const readArray = (): unknown[] => {
    const items: unknown[] = [];
    while (!accept(']')) {
      items.push(readValue());
      if (!accept(',') && peek() !== ']') {
        expect(']');
      }
    }
    return items;
  };
  const readObject = (): Record<string, unknown> => {
    const members: [string, unknown][] = [];
    while (!accept('}')) {
      const {kind, text} = next();
      if (kind !== 'name' && kind !== 'string') {
        throw new ExpressionError(`"${text}" isn't the name of a property.`);
      }
      expect(':');
      members.push([kind === 'string' ? readString(text) : text, readValue()]);
      if (!accept(',') && peek() !== '}') {
        expect('}');
      }
    }
    return Object.fromEntries(members);
  };
  const readPath = (name: string): unknown => {
    let value = resolve(name);
    for (;;) {
      let key: string;
      if (accept('.')) {
        key = next().text;
      } else if (accept('[')) {
        key = String(readValue());
        expect(']');
      } else {
        return value;
      }
      value = Object.hasOwn(Object(value) as object, key) ? (value as Scope)[key] : undefined;
    }
  };

  const value = readValue();
  if (position < tokens.length) {
    throw new ExpressionError(`"${peek() ?? ''}" isn't expected here.`);
  }
  return value;
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const text = source.trimEnd();
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const start = tokenPattern.lastIndex;
    const groups = tokenPattern.exec(text)?.groups;
    const [entry] = Object.entries(groups ?? {}).filter(([, match]) => match !== undefined);
    if (entry === undefined) {
      throw new ExpressionError(`"${text.slice(start).trim().slice(0, 20)}" isn't a JavaScript literal.`);
    }
    tokens.push({kind: entry[0] as TokenKind, text: entry[1]});
  }
  return tokens;
}

const readString = (token: string) =>
  token.slice(1, -1).replaceAll(/\\(.)/g, (_, character: string) => escapes[character] ?? character);

/** What's wrong with an expression, if anything. Names are only checked when it's evaluated. */
export function findExpressionError(source: string): string | undefined {
  try {
    evaluateWith(source, () => undefined);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Formats a text as a JavaScript string. */
export const quote = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
