import type {PackageChange} from '../../../patches';

const hook = {package: '@docusaurus/theme-common', file: 'lib/hooks/useTOCHighlight.js'};

/** What the theme's hook does with the places and the links of the table of contents. */
export const followsReader: readonly PackageChange[] = [
  {
    ...hook,
    from: "import { useThemeConfig } from '../utils/useThemeConfig';",
    to: "import { useThemeConfig } from '../utils/useThemeConfig';\nimport { keepInSight, placesOf } from '@site/plugins/runtime/table-of-contents/client/place';",
  },
  {
    ...hook,
    from: 'const anchors = getAnchors({ minHeadingLevel, maxHeadingLevel });',
    to: 'const anchors = placesOf(links);',
  },
  // A place can be an entry, which ends far below its heading.
  {
    ...hook,
    from: 'boundingRect.bottom < window.innerHeight / 2',
    to: 'boundingRect.top < window.innerHeight / 2',
  },
  {
    ...hook,
    from: "// link.scrollIntoView({block: 'nearest'});",
    to: 'keepInSight(link);',
  },
];
