/** The pages that search suggests before the reader types, in the order that readers typically need them. */
export const popularPages = [
  {label: 'Quickstart: create your first design', file: 'docs/intro.mdx#first-design'},
  {label: 'Authentication', file: 'docs/api/overview.mdx#authentication'},
  {label: 'Create designs from a prompt', file: 'docs/api/core-api/designs-from-prompt.mdx'},
  {label: 'Design types and sizes', file: 'docs/api/common/design-types.mdx'},
  {label: 'Install the widget', file: 'docs/ui-sdk/installation-config.mdx#install'},
  {label: 'Webhooks', file: 'docs/api/overview.mdx#webhooks'},
  {label: 'Rate limits', file: 'docs/api/overview.mdx#rate-limits'},
  {label: 'Error codes', file: 'docs/api/overview.mdx#error-codes'},
] as const;
