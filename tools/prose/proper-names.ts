/**
 * Proper names, which stay capitalized in headings. Names with an inner capital, such as JavaScript, don't have to be
 * listed.
 */
export const properNames: readonly string[] = [
  'Algolia',
  'Angular',
  'Apache',
  'Chromium',
  'Cloudflare',
  'Docker',
  'Docusaurus',
  'Infima',
  'Markdown',
  'Netlify',
  'Node',
  'Playwright',
  'Prism',
  'Python',
  'React',
  'Vue',
];
