import type {DesignType, GenerateInput} from '../../../contract/ui-sdk';
import type {Options} from './lifecycle';
import {argumentRules, assertArgument} from './options';

const defaultVariantCount = 3;

/**
 * Validates the argument of `generate`.
 *
 * @throws `invalid_option` for the first invalid property.
 */
export function assertGenerateInput(input: GenerateInput): void {
  const values: Readonly<Record<string, unknown>> = {...input};
  if (values.content === undefined) {
    assertArgument('prompt', values.prompt, argumentRules.prompt);
  } else {
    assertArgument('content', values.content, argumentRules.content);
    assertArgument('prompt', values.prompt, {
      expected: 'no value when content is present',
      accepts: (value) => value === undefined,
    });
  }
  for (const name of ['designType', 'language', 'variantCount'] as const) {
    if (values[name] !== undefined) {
      assertArgument(name, values[name], argumentRules[name]);
    }
  }
}

/** Combines the input of a generation with the options and the design type that the user has selected. */
export function createSettings(input: Partial<GenerateInput>, options: Options, selectedDesignType: DesignType) {
  const language = input.language ?? options.language;
  const {clientReference, formats = []} = options;
  return {
    designType: input.designType ?? selectedDesignType,
    variantCount: input.variantCount ?? options.variantCount ?? defaultVariantCount,
    // Without formats, the API creates the default formats of the design type.
    ...(formats.length > 0 && {formats}),
    ...(language !== undefined && {language}),
    ...(clientReference !== undefined && {clientReference}),
  };
}
