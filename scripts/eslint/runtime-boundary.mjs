import {isBuiltin} from 'node:module';
import path from 'node:path';

/**
 * Code that runs in the browser (`src/`, and `client/` and `components/` of a plugin) imports no module of Node, nothing
 * of `config/` and no plugin's build-time entry. Imports of types pass: they are gone when the code runs.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const runtimeBoundary = {
  meta: {
    type: 'problem',
    docs: {description: 'keep what runs in Node out of what runs in the browser'},
    schema: [],
    messages: {
      node: '"{{source}}" is a module of Node, and this file runs in the browser. Do the work in the build-time entry of a plugin and pass its result on.',
      config:
        '"{{source}}" runs in Node while the site is built. Pass the value through customFields or a prop, and read it with useDocusaurusContext().',
      plugin:
        '"{{source}}" is the build-time entry of a plugin. Import from its client/ or components/ folder, or move what both need to a file of its own.',
    },
  },
  create(context) {
    /** @param {{source?: unknown, importKind?: string, exportKind?: string}} node - An import or export, of types or values. */
    const check = (node) => {
      const source = /** @type {(import('eslint').Rule.Node & {value?: unknown}) | null | undefined} */ (node.source);
      if (typeof source?.value !== 'string' || node.importKind === 'type' || node.exportKind === 'type') {
        return;
      }
      const messageId = kindOf(source.value, context.filename, context.cwd);
      if (messageId !== undefined) {
        context.report({node: source, messageId, data: {source: source.value}});
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * @param {string} source - What is imported.
 * @param {string} filename - The file that imports it.
 * @param {string} root - The root of the repository.
 * @returns {'node' | 'config' | 'plugin' | undefined} Which side of the boundary it is on; `undefined`: it may be imported.
 */
function kindOf(source, filename, root) {
  if (isBuiltin(source)) {
    return 'node';
  }
  const file = source.startsWith('.')
    ? path.relative(root, path.resolve(path.dirname(filename), source)).replaceAll('\\', '/')
    : source.replace(/^@site\//, '');
  if (/^config(?:\/|$)/.test(file)) {
    return 'config';
  }
  return /^plugins\/[^/]+(?:\/index(?:\.tsx?)?)?$/.test(file) ? 'plugin' : undefined;
}
