/** Where a reader who has found nothing can begin. */
export const startPages = [
  {href: '/docs', label: 'All pages of the documentation'},
  {href: '/docs/intro', label: 'Introduction: what the product does, and a first design in five minutes'},
] as const;
