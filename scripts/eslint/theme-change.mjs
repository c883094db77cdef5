/**
 * A file under `src/theme` replaces a component of the theme: a comment that starts with `Change:` says what differs from
 * the original, so that an upgrade can be checked against it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const themeChange = {
  meta: {
    type: 'problem',
    docs: {description: 'say what a theme component changes'},
    schema: [],
    messages: {
      missing: 'This file replaces a component of the theme. Say what it changes in a comment: // Change: …',
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
