import {
  arrayAt,
  entriesAt,
  isObject,
  pickStrings,
  stringAt,
  toList,
  toObject,
  toPlainText,
  type JsonObject,
} from '@developer-docs/utils';

/**
 * The origin of servers whose document doesn't name one. It's reserved (RFC 2606), so that nobody else gets
 * credentials.
 */
export const placeholderOrigin = 'https://api.example.com';

/** Maximum number of URLs of a server whose variables have many values. */
const maxServerUrls = 30;

/** Lists a server's URLs: one for each combination of the values of its variables, the default first. */
export function listServerUrls({template, variables}: Server): string[] {
  const urls = variables.reduce<readonly string[]>(
    (results, variable) => {
      const values = new Set([variable.default, ...variable.values]);
      return results
        .flatMap((url) => [...values].map((value) => url.replaceAll(`{${variable.name}}`, () => value)))
        .slice(0, maxServerUrls);
    },
    [template],
  );
  return [...new Set(urls.map((url) => url.replace(/\/$/, '')))];
}

export interface Server {
  /** Without a trailing slash; variables are replaced with their defaults. It can be relative. */
  readonly url: string;
  /** URL template, such as `https://{region}.example.com`; equal to `url` if it has no variables. */
  readonly template: string;
  readonly variables: readonly ServerVariable[];
  /** CommonMark. */
  readonly description?: string;
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
  /** CommonMark. */
  readonly description?: string;
}

/**
 * Reads the servers of a document, path, or operation, and replaces the variables in their URLs with the default
 * values.
 *
 * @param servers - The value of `servers`.
 */
export const readServers = (servers: unknown): Server[] => toList(servers).filter(isObject).map(readServer);

function readServer(server: JsonObject): Server {
  const template = (stringAt(server, 'url') ?? '').replace(/\/$/, '');
  const variables = entriesAt(server, 'variables').map(([name, variable]) => ({
    name,
    default: toPlainText(toObject(variable).default ?? ''),
    values: arrayAt(variable, 'enum').map(toPlainText),
    ...pickStrings(variable, 'description'),
  }));
  const url = template.replaceAll(
    /\{([^}]+)\}/g,
    (placeholder, name: string) => variables.find((variable) => variable.name === name)?.default ?? placeholder,
  );
  return {url: url.replace(/\/$/, ''), template, variables, ...pickStrings(server, 'description')};
}
