/** Starting points for readers who haven't found what they were looking for. */
export const startPages = [
  {href: '/docs', label: 'All pages of the documentation'},
  {href: '/docs/intro', label: 'Introduction: what the product does, and a first design in five minutes'},
] as const;
