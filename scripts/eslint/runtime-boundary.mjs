import {isBuiltin} from 'node:module';
import path from 'node:path';

/**
 * Keeps build-time code out of the browser: files in `src/`, and in the `client/` and `components/` folders of plugins, must
 * not import Node modules, `config/`, or the Node entry of a plugin. Type imports are fine: they don't exist at run time.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const runtimeBoundary = {
  meta: {
    type: 'problem',
    docs: {description: 'disallow imports of build-time code in browser code'},
    schema: [],
    messages: {
      node: '"{{source}}" is a Node module, but this file runs in the browser. Do the work at build time, in the entry of a plugin, and pass the result on.',
      config:
        '"{{source}}" is read at build time, but this file runs in the browser. Pass the value through customFields or as a prop, and read it with useDocusaurusContext().',
      plugin:
        '"{{source}}" is the Node entry of a plugin, but this file runs in the browser. Import from its client/ or components/ folder, or move the shared code to a module of its own.',
    },
  },
  create(context) {
    /** @param {{source?: unknown, importKind?: string, exportKind?: string}} node - An import or re-export. */
    const checkSource = (node) => {
      const source = /** @type {(import('eslint').Rule.Node & {value?: unknown}) | null | undefined} */ (node.source);
      if (typeof source?.value !== 'string' || node.importKind === 'type' || node.exportKind === 'type') {
        return;
      }
      const messageId = findBuildTimeModule(source.value, context.filename, context.cwd);
      if (messageId !== undefined) {
        context.report({node: source, messageId, data: {source: source.value}});
      }
    };
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
    };
  },
};

/**
 * Classifies an import by the build-time code that it leads to.
 *
 * @param {string} specifier - The module specifier as written.
 * @param {string} filename - Absolute path of the importing file.
 * @param {string} root - Absolute path of the repository.
 * @returns {'node' | 'config' | 'plugin' | undefined} The id of the message to report; `undefined` if the import is allowed.
 */
function findBuildTimeModule(specifier, filename, root) {
  if (isBuiltin(specifier)) {
    return 'node';
  }
  const file = specifier.startsWith('.')
    ? path.relative(root, path.resolve(path.dirname(filename), specifier)).replaceAll('\\', '/')
    : specifier.replace(/^@site\//, '');
  if (/^config(?:\/|$)/.test(file)) {
    return 'config';
  }
  return /^plugins\/[^/]+(?:\/index(?:\.tsx?)?)?$/.test(file) ? 'plugin' : undefined;
}
