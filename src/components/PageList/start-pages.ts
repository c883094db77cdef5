/** Starting points for readers who haven't found what they were looking for. */
export const startPages = [
  {href: '/docs', label: 'All documentation pages'},
  {href: '/docs/intro', label: 'Introduction: create your first design in five minutes'},
] as const;
