import type {Root} from 'postcss';

/** The classes of Infima that no page of this site uses, by component. `check-pages.ts` holds the build to it. */
const unusedClasses: readonly RegExp[] = [
  /^avatar/,
  /^badge/, // The badges of the site are its own.
  /^button-group/,
  /^button--/, // So are its buttons.
  /^card__/,
  /^col--offset/,
  /^dropdown/,
  /^footer__(?:col|item|items|link|link-item|links|links-.*|logo|title)$/,
  /^hero/,
  /^navbar--(?:dark|primary)/,
  /^navbar__search/,
  /^pagination(?:__|--|$)/,
  /^pills/,
  /^shadow--/,
  /^tabs/, // src/components/Tabs has its own.
  /^text--(?!center|truncate)/,
  /^(?:margin|padding)(?:-(?:bottom|horiz|left|right|top|vert))?--(?!sm$|md$|lg$)/,
  /^(?:margin|padding)-(?:horiz|left|right)--/,
];

const isUnused = (name: string) => unusedClasses.some((pattern) => pattern.test(name));

/** The class names of a list, such as the `class` attribute of an element, whose rules are left out. */
export function unusedIn(names: readonly string[]): string[] {
  return names.filter(isUnused);
}

/**
 * Takes out of Infima's sheet what this site does not need: the rules of unused classes, and the defaults of variables
 * that the site sets itself.
 *
 * @param root - The parsed sheet; it is changed.
 * @param ownSheet - The style sheet that sets Infima's variables, as text.
 */
export function subset(root: Root, ownSheet: string): void {
  const set = new Set([...ownSheet.matchAll(/^\s*(--ifm-[a-z0-9-]+):/gm)].map(([, name]) => name));
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !classesOf(selector).some(isUnused));
    if (rule.selectors.every((selector) => selector.trim() === '')) {
      rule.remove();
      return;
    }
    if (/^(?::root|html)/.test(rule.selector)) {
      rule.walkDecls(/^--ifm-/, (declaration) => {
        const owner = declaration.prop.replace(/^--ifm-/, '');
        if (set.has(declaration.prop) || isUnusedVariable(owner)) {
          declaration.remove();
        }
      });
    }
  });
  root.walkAtRules('media', (media) => {
    if (media.nodes?.length === 0) {
      media.remove();
    }
  });
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** A variable of an unused component: `avatar-photo-size` belongs to `avatar`. */
const isUnusedVariable = (name: string) =>
  /^(?:avatar|badge|button-group|card|dropdown|footer-(?:link|logo|title)|hero|navbar-search|pagination-(?!nav)|pills|tabs)/.test(
    name,
  );
