// Change: no languages are added. Code is highlighted while the site is built, and the theme's loader of languages would
// bring the index of all of Prism's components into the browser.
export default function prismIncludeLanguages(): void {
  // Nothing to add.
}
