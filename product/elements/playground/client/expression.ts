import object, {type ObjectExpression} from '@jsep-plugin/object';
import numbers from '@jsep-plugin/numbers';
import jsep, {type CoreExpression, type Expression} from 'jsep';

jsep.plugins.register(object, numbers);

/** Values that expressions can refer to, by name. */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * Evaluates the JavaScript syntax that arguments and options can contain: literals, and paths such as
 * `page.items[0].id`. The site's content security policy forbids `eval`.
 *
 * @param scope - The values of the names in paths.
 * @throws Error with a message for readers.
 */
export const evaluate = (source: string, scope: Scope = {}): unknown =>
  evaluateNode(jsep(source), (name) => {
    if (!Object.hasOwn(scope, name)) {
      throw new Error(`"${name}" isn't defined. Enclose text in quotation marks.`);
    }
    return scope[name];
  });

/** @param resolve - Returns the value of a name. */
function evaluateNode(expression: Expression, resolve: (name: string) => unknown): unknown {
  const node = expression as CoreExpression | ObjectExpression;
  const evaluateChild = (child: Expression | null | undefined) => child && evaluateNode(child, resolve);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : resolve(node.name);
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(evaluateChild(node.argument)) : throwUnsupported();
    case 'ArrayExpression':
      return node.elements.map(evaluateChild);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map(({type, key, value}) => {
          const name = type === 'Property' ? (key.name ?? key.value) : throwUnsupported();
          return [String(name), evaluateChild(value)];
        }),
      );
    case 'MemberExpression': {
      const parent: unknown = Object(evaluateChild(node.object));
      const key = String(node.computed ? evaluateChild(node.property) : node.property.name);
      return Object.hasOwn(parent as object, key) ? (parent as Scope)[key] : undefined;
    }
    default:
      return throwUnsupported();
  }
}

function throwUnsupported(): never {
  throw new Error("Expected a JavaScript literal, such as 'text' or {name: 'value'}.");
}

/** Returns the error message for an invalid expression. Names are checked only during evaluation. */
export function findExpressionError(source: string): string | undefined {
  try {
    evaluateNode(jsep(source), () => undefined);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Formats a value as a JavaScript string literal. */
export const quote = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
