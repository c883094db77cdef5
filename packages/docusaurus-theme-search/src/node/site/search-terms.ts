import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SynonymRule} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';
import {parseYaml, suggestFile} from '@developer-docs/utils/node';
import {Joi} from '@docusaurus/utils-validation';
import {pluginName} from '../../plugin-name';
import type {PluginOptions} from '../options';

/** Phrases that readers type to find sections, by doc ID and fragment. The fragment of the page itself is empty. */
export type Phrases = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The search terms that writers maintain. */
export interface SearchTerms {
  readonly synonyms: readonly SynonymRule[];
  readonly phrases: Phrases;
}

const strings = Joi.array().items(Joi.string()).min(1);
const schemas = {
  synonyms: Joi.array()
    .label('the file')
    .items(Joi.object({typed: strings.required(), means: strings.required()}))
    .allow(null),
  phrases: Joi.object()
    .label('the file')
    .pattern(Joi.string(), Joi.object().pattern(Joi.string().allow(''), strings))
    .allow(null),
} as const;

/**
 * Reads and validates the files that the options name.
 *
 * @throws Error that names the file, the value, and the fix if a file doesn't exist, isn't valid YAML, or doesn't match
 *   its schema.
 */
export function readSearchTerms(siteDir: string, files: Pick<PluginOptions, 'synonyms' | 'phrases'>): SearchTerms {
  const read = <T>(option: keyof typeof schemas, defaultValue: T): T => {
    const file = files[option];
    return file === undefined ? defaultValue : ((readYaml(siteDir, file, option) as T | null) ?? defaultValue);
  };
  return {synonyms: read<SearchTerms['synonyms']>('synonyms', []), phrases: read<Phrases>('phrases', {})};
}

function readYaml(siteDir: string, file: string, option: keyof typeof schemas): unknown {
  const absolutePath = path.resolve(siteDir, file);
  if (!existsSync(absolutePath)) {
    throw new ExplainedError(
      `${pluginName}: the option "${option}" is the path "${file}", which doesn't exist. Create the file, or correct the path, which is relative to the site folder.${suggestFile(absolutePath)}`,
    );
  }
  const content = parseYaml(readFileSync(absolutePath, 'utf8'), file);
  const {error} = schemas[option].validate(content, {abortEarly: false, convert: false});
  if (error !== undefined) {
    const problems = error.details.map(({message}) => message).join('; ');
    throw new ExplainedError(`${file}: ${problems}. Correct the value. Strings that look like numbers need quotes.`);
  }
  return content;
}
