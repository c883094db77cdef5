import type {SampleLanguage, SampleRequest} from '@developer-docs/openapi';
import {parseJson} from '@developer-docs/utils';
import {renderTokens, type CodeToken} from '../../shared/highlight/render-prism-tokens';
import {escapeCode} from '../../shared/highlight/render-token';

export type {SampleLanguage, SampleRequest} from '@developer-docs/openapi';
// The generated modules use them.
export {sampleLanguages} from '@developer-docs/openapi';
export {withGlobalPrism} from '../../shared/highlight/global-prism';

interface Prism {
  readonly languages: Readonly<Record<string, unknown>>;
  readonly tokenize: (code: string, grammar: unknown) => CodeToken[];
}

export interface SampleGenerators {
  /** Returns highlighted code. */
  readonly highlight: (code: string, grammar: string) => string;
  /** Returns the highlighted code for a request. */
  readonly generate: (request: SampleRequest, language: Omit<SampleLanguage, 'generate'>) => string;
  /** Parses a page's requests. They can contain numbers that JavaScript can't represent. */
  readonly parse: (json: string) => Readonly<Record<string, SampleRequest>>;
}

/** @param prism - The core of Prism, with the grammars of the languages. */
export function createGenerators(
  prism: Prism,
  languages: readonly Pick<SampleLanguage, 'id' | 'generate'>[],
): SampleGenerators {
  const highlight = (code: string, grammar: string) => {
    const tokens = prism.languages[grammar];
    return tokens === undefined ? escapeCode(code) : renderTokens(prism.tokenize(code, tokens));
  };
  return {
    highlight,
    // A site's language replaces the theme's.
    generate: (request, {id, grammar}) =>
      highlight(languages.findLast((language) => language.id === id)?.generate(request) ?? '', grammar),
    parse: (json) => parseJson(json) as Readonly<Record<string, SampleRequest>>,
  };
}
