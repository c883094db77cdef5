import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Thrown when a command is used incorrectly. The command prints the message without a stack trace. */
export class UsageError extends Error {}

/** The files of a draft, which are written only if all of them could be created. */
export interface Draft {
  /** The content of new and changed files, by path relative to the root of the repository. */
  readonly files: ReadonlyMap<string, string>;
  /** The remaining steps for the author. */
  readonly nextSteps: readonly string[];
}

/** Converts `get-user-usage` to the title `Get user usage`. */
export const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Renders a file in `templates/`. Values replace names in double braces, and lines that end with `#if condition …` are
 * included only if one of the conditions applies.
 */
export function renderTemplate(
  name: string,
  values: Readonly<Record<string, string>>,
  conditions: readonly string[] = [],
): string {
  return readFileSync(path.join(__dirname, 'templates', `${name}.template`), 'utf8')
    .replaceAll(/^(.*?) *#if (.*)\n/gm, (_, line: string, alternatives: string) =>
      alternatives.split(' ').some((condition) => conditions.includes(condition)) ? `${line}\n` : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/**
 * Checks that a file can be created.
 *
 * @throws UsageError if its name isn't in kebab case, or if it already exists.
 */
export function checkNewFile(root: string, file: string): void {
  if (!/^(?:[a-z][a-z0-9-]*\/)+[a-z][a-z0-9-]*\.\w+$/.test(file)) {
    throw new UsageError(
      `"${file}" isn't a valid path. Use lowercase letters, digits, and hyphens, and start each name with a letter.`,
    );
  }
  if (existsSync(path.join(root, file))) {
    throw new UsageError(`${file} already exists. Choose a different name.`);
  }
}
