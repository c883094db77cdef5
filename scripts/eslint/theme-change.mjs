/**
 * Requires a `Change:` comment in every file under `src/theme`. Such a file replaces a theme component, and the comment
 * lets whoever upgrades the theme compare it with the original.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const themeChange = {
  meta: {
    type: 'problem',
    docs: {description: 'require a description of what a swizzled theme component changes'},
    schema: [],
    messages: {
      missing: 'This file replaces a theme component. Describe the difference in a comment: // Change: …',
    },
  },
  create(context) {
    return {
      Program(node) {
        const comments = context.sourceCode.getAllComments();
        if (!comments.some((comment) => /^[\s*]*Change: \S/m.test(comment.value))) {
          context.report({node, loc: {line: 1, column: 0}, messageId: 'missing'});
        }
      },
    };
  },
};
