import {sampleLanguages, type SampleLanguage} from '@developer-docs/openapi';
import {Joi} from '@docusaurus/utils-validation';

/** A language of samples that the theme doesn't have. */
export interface LanguageOptions {
  /** The value that browsers store when a reader selects the language: letters, digits, `_`, and `-`. */
  readonly id: string;
  readonly label: string;
  /**
   * Module whose default export returns the code for a request, `(request: SampleRequest) => string`: a file relative
   * to the site's folder, or a package.
   */
  readonly module: string;
  /** Name of the Prism grammar. Default: the ID. */
  readonly grammar?: string;
}

/** A language after validation. Those of the theme have no module. */
export type NormalizedLanguageOptions = Omit<SampleLanguage, 'generate'> & {readonly module?: string};

/** The theme's languages, in the default order in samples. */
const themeLanguages: readonly NormalizedLanguageOptions[] = sampleLanguages.map(({id, label, grammar}) => ({
  id,
  label,
  grammar,
}));

/** The languages of samples: IDs of the theme's languages, and other languages. */
export const languagesSchema = Joi.array()
  .items(
    Joi.alternatives().try(
      Joi.string().valid(...themeLanguages.map(({id}) => id)),
      Joi.object({
        id: Joi.string()
          .pattern(/^[A-Za-z][\w-]*$/)
          .required(),
        label: Joi.string().required(),
        module: Joi.string().required(),
        grammar: Joi.string().default(Joi.ref('id')),
      }),
    ),
  )
  .min(1)
  .custom((languages: readonly (NormalizedLanguageOptions | string)[]) =>
    languages.map((language) => themeLanguages.find(({id}) => id === language) ?? language),
  )
  .unique('id')
  .default(themeLanguages);
