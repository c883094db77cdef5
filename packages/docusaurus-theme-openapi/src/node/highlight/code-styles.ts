import {themes, type PrismTheme} from 'prism-react-renderer';
import {getTokenTypes, tokenRoles} from '../../shared/highlight/token-roles';

/**
 * Creates the style sheet with the syntax colors of the Prism themes in `themeConfig.prism`, or else of Docusaurus's
 * default theme. Highlighted code has a class for the role of each token, so both color modes share its HTML.
 */
export function createCodeStyles(themeConfig: object): string {
  const {theme = themes.palenight, darkTheme = theme} =
    (themeConfig as {prism?: {theme?: PrismTheme; darkTheme?: PrismTheme}}).prism ?? {};
  return [
    ...createRules(theme, ':root', '.openapi-code'),
    ...(darkTheme === theme ? [] : createRules(darkTheme, "[data-theme='dark']", "[data-theme='dark'] .openapi-code")),
  ].join('\n');
}

type Style = PrismTheme['plain'];

/** Creates rules for code, and variables with the colors for the editor, whose elements no rule of the page matches. */
function createRules({plain, styles}: PrismTheme, root: string, selector: string): string[] {
  const rules = [createRule(selector, plain)];
  const variables: string[] = [];
  for (const role of tokenRoles) {
    const types = getTokenTypes(role);
    // As in Prism themes, later styles override earlier ones. Those for one language don't apply to the others.
    const style = Object.assign(
      {},
      ...styles
        .filter((entry) => entry.languages === undefined && entry.types.some((type) => types.includes(type)))
        .map((entry) => entry.style),
    ) as Style;
    rules.push(createRule(`${selector} .code-${role}`, style));
    if (style.color !== undefined) variables.push(`--openapi-code-${role}: ${style.color}`);
  }
  if (variables.length > 0) rules.push(`${root} { ${variables.join('; ')}; }`);
  return rules.filter((rule) => rule !== '');
}

/** The properties that affect text. Others, such as a text shadow, are left out. */
const properties = {
  color: 'color',
  backgroundColor: 'background-color',
  fontStyle: 'font-style',
  fontWeight: 'font-weight',
} as const;

function createRule(selector: string, style: Style): string {
  const declarations = Object.entries(properties).flatMap(([key, property]) => {
    const value = style[key as keyof typeof properties];
    return value === undefined ? [] : [`${property}: ${String(value)}`];
  });
  return declarations.length === 0 ? '' : `${selector} { ${declarations.join('; ')}; }`;
}
