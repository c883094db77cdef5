import {createRequire} from 'node:module';
import {sampleLanguages, type SampleLanguage} from '@developer-docs/openapi';
import {listGrammarComponents} from '../highlight/highlight';
import type {NormalizedLanguageOptions} from '../options/languages';
import {loadSiteModule, resolveSiteModule} from './site-module';

/** The number of languages that pages contain. The others are generated in the browser, so that pages don't grow. */
const tabCount = 3;

/** The languages of a site's samples. */
export interface SiteLanguages {
  /** The languages that pages contain. */
  readonly tabs: readonly (NormalizedLanguageOptions & SampleLanguage)[];
  /** The languages in the menu. */
  readonly others: readonly NormalizedLanguageOptions[];
}

/** Loads the generators of the languages that pages contain. */
export async function loadLanguages(
  siteDir: string,
  languages: readonly NormalizedLanguageOptions[],
): Promise<SiteLanguages> {
  const tabs = languages.slice(0, tabCount).map(async (language): Promise<SiteLanguages['tabs'][number]> => {
    const known = sampleLanguages.find(({id}) => id === language.id);
    if (language.module === undefined && known !== undefined) return known;
    const {default: generate} = await loadSiteModule(siteDir, language.module ?? '');
    return {...language, generate: generate as SampleLanguage['generate']};
  });
  return {tabs: await Promise.all(tabs), others: languages.slice(tabCount)};
}

/**
 * Creates the generated modules for the browser: the names of the languages, which pages load, and the generators with
 * their grammars, which are loaded for code that pages don't contain.
 */
export const createLanguageModules = (
  siteDir: string,
  languages: SiteLanguages,
): readonly (readonly [name: string, code: string])[] => [
  ['languages.js', createNamesModule(languages)],
  ['generators.js', createGeneratorsModule(siteDir, [...languages.others, ...languages.tabs])],
];

function createNamesModule({tabs, others}: SiteLanguages): string {
  const describe = (languages: readonly NormalizedLanguageOptions[]) =>
    JSON.stringify(
      languages.map(({id, label, grammar, module}) => ({id, label, grammar, hasModule: module ? true : undefined})),
    );
  return `export const tabs = ${describe(tabs)};
export const others = ${describe(others)};
export const loadGenerators = () => import(/* webpackChunkName: "openapi-samples" */ './generators.js');
`;
}

function createGeneratorsModule(siteDir: string, languages: readonly NormalizedLanguageOptions[]): string {
  const custom = languages.filter(({module}) => module !== undefined);
  const imports = custom.map(
    ({module = ''}, index) => `import custom${index} from ${JSON.stringify(resolveSiteModule(siteDir, module))};\n`,
  );
  const generators = custom.map(({id}, index) => `, {id: ${JSON.stringify(id)}, generate: custom${index}}`);
  const prism = createRequire(__filename).resolve('prismjs/components/prism-core.js');
  const grammars = listGrammarComponents(languages.map(({grammar}) => grammar)).map(
    (file) => `  require(${JSON.stringify(file)});\n`,
  );
  return `import {createGenerators, sampleLanguages, withGlobalPrism} from '@developer-docs/docusaurus-theme-openapi/samples';
${imports.join('')}const Prism = withGlobalPrism({manual: true}, () => {
  const prism = require(${JSON.stringify(prism)});
${grammars.join('')}  return prism;
});
export const {generate, highlight, parse} = createGenerators(Prism, [...sampleLanguages${generators.join('')}]);
`;
}
