/** Proper names, which keep their capital in headings. Names with a capital inside, such as JavaScript, don't have to be listed. */
export const properNames = [
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
