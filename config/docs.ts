/** Rules for the pages in `docs/`. */
export const docsRules = {
  /**
   * Whether errors that Docusaurus tolerates fail the build: a page without a `title` or a `description` of 50 to 160
   * characters, with unknown front matter, or in neither a sidebar nor `config/outside-pages.ts`, and a code block with
   * an unknown language or attribute. Use `false` for docs from another Docusaurus site.
   */
  strict: true,
  /** Folders whose URL starts with the brand: `docs/api/…` is served at `/docs/{slug}-api/…`. */
  brandedFolders: ['api', 'ui-sdk'] as readonly string[],
};
