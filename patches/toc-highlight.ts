import type {SourcePatch} from './source-patch';

/**
 * The theme highlights only headings that have an ID of their own. On reference pages the ID belongs to the entry around the heading,
 * so the highlight looks up whatever the links point to, and it compares the top of that element because an entry ends far below its
 * heading. A table of contents that is taller than the window also scrolls to the highlighted link, and back at the top of the page.
 */
export const tocHighlight: SourcePatch = {
  name: 'toc-highlight',
  files: [
    {
      package: '@docusaurus/theme-common',
      version: '3.7.0',
      file: 'lib/hooks/useTOCHighlight.js',
      replacements: [
        {
          search: 'const anchors = getAnchors({ minHeadingLevel, maxHeadingLevel });',
          replace: 'const anchors = links.flatMap((link) => document.getElementById(getLinkAnchorValue(link)) ?? []);',
        },
        {
          search: 'boundingRect.bottom < window.innerHeight / 2',
          replace: 'boundingRect.top < window.innerHeight / 2',
        },
        {
          // Not scrollIntoView, which would scroll the page as well.
          search: "// link.scrollIntoView({block: 'nearest'});",
          replace:
            "const toc = link.closest('.toc');\n                toc?.scrollTo({ top: link.offsetTop - toc.clientHeight / 2 });",
        },
        {
          search: 'links.forEach((link) => {',
          replace:
            "if (!activeLink) document.querySelector('.toc')?.scrollTo({ top: 0 });\n            links.forEach((link) => {",
        },
      ],
    },
  ],
};
