/** Rules for the pages in `docs/`. */
export const docsRules = {
  /**
   * Whether to fail the build on problems that Docusaurus tolerates: pages that lack a `title` or a `description` of 50
   * to 160 characters, have unknown front matter, or are in neither a sidebar nor `config/pages.ts`; code
   * blocks with an unknown language or attribute; and several elements of a page with the same ID. Use `false` for docs
   * from another Docusaurus site.
   */
  strict: true,
  /** Folders whose URL starts with the brand: `docs/api/…` is served at `/docs/{slug}-api/…`. */
  brandedFolders: ['api', 'ui-sdk'] as readonly string[],
};
