// Change: does nothing, because code is highlighted at build time. The original would add an index of all Prism
// components to the client bundle.
export default function prismIncludeLanguages(): void {
  // No languages are needed in the browser.
}
