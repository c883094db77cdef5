import {checkOptions} from '@developer-docs/internal/node';
import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The estimated heights of elements, by CSS selector: `{'.theme-code-block': '12rem'}`. */
export type SectionHeights = Readonly<Record<string, string>>;

/** The plugin's options with their defaults. */
export interface PluginOptions {
  readonly id: string;
  /** Whether scripts are loaded after the first paint, and clicks that precede hydration are replayed. Default: `true`. */
  readonly deferHydration: boolean;
  /** Whether the pages behind links are prefetched only after an interaction, or after five seconds. Default: `true`. */
  readonly deferPrefetch: boolean;
  /**
   * The elements that the browser doesn't lay out until they're near the viewport, the reader uses the page, or three
   * seconds have passed, with estimated heights, or `false`. Default: `false`.
   */
  readonly contentVisibility: SectionHeights | false;
  /** Whether pages show a message with a Retry button if their scripts fail to load. Default: `true`. */
  readonly loadFailure: boolean;
  /**
   * The number of items of a list in the sidebar that pages contain before the reader uses it, or `false` for all. Default:
   * 60, about twice as many as fit on a screen.
   */
  readonly maxSidebarItems: number | false;
}

/** The plugin's options, all of which are optional. */
export type Options = Partial<PluginOptions>;

/** CSS selectors, which can't end the rule that contains them, with heights. */
const sectionHeights = Joi.object()
  .pattern(
    /^[^{}@;<]+$/,
    Joi.string()
      .pattern(/^\d+(?:\.\d+)?(?:px|rem|em)$/)
      .messages({
        'string.base': '{{#label}} is {#value}. Use a height in px, em, or rem, such as "12rem".',
        'string.pattern.base': '{{#label}} is "{#value}". Use a height in px, em, or rem, such as "12rem".',
      }),
  )
  .min(1)
  .messages({
    'object.unknown':
      '"contentVisibility" contains "{#child}". Use CSS selectors without curly brackets, semicolons, "@", and "<".',
  });

const schema = Joi.object<PluginOptions>({
  deferHydration: Joi.boolean().default(true),
  deferPrefetch: Joi.boolean().default(true),
  contentVisibility: Joi.alternatives(Joi.boolean().valid(false), sectionHeights).default(false).messages({
    'alternatives.types':
      '{#label} must be false, or an object with heights by CSS selector, such as ".api-operation": "40rem"',
  }),
  loadFailure: Joi.boolean().default(true),
  maxSidebarItems: Joi.alternatives(Joi.boolean().valid(false), Joi.number().integer().min(10)).default(60),
});

/** @throws Error that names the invalid option and the fix. */
export function validateOptions(context: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return checkOptions('docusaurus-plugin-fast-pages', schema, context);
}
