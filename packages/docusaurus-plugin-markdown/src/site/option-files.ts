import {ExplainedError, getErrorMessage} from '@developer-docs/utils';
import {readOptionText} from '@developer-docs/utils/node';
import {listedFilesSchema, type ListedFiles, type LlmsTxtOptions} from '../options';

/** The options of `llms.txt` whose values can be in files. */
export interface OptionFiles {
  readonly instructions: readonly string[] | string;
  readonly files: ListedFiles;
}

/**
 * Reads the files that the options of `llms.txt` refer to.
 *
 * @param siteDir - The folder that the paths are relative to.
 * @throws Error that names the option if a file can't be read or has invalid content.
 */
export function readOptionFiles({instructions, files}: LlmsTxtOptions, siteDir: string): OptionFiles {
  return {
    instructions: typeof instructions === 'string' ? readFile('instructions', instructions, siteDir) : instructions,
    files: typeof files === 'string' ? parseListedFiles(files, siteDir) : files,
  };
}

const readFile = (option: string, file: string, siteDir: string): string =>
  readOptionText({plugin: 'docusaurus-plugin-markdown', name: `llmsTxt.${option}`}, file, siteDir);

function parseListedFiles(file: string, siteDir: string): ListedFiles {
  const text = readFile('files', file, siteDir);
  try {
    const result = listedFilesSchema.validate(JSON.parse(text), {convert: false});
    if (result.error) throw result.error;
    return result.value as ListedFiles;
  } catch (error) {
    throw new ExplainedError(
      `docusaurus-plugin-markdown: ${file}, which the option "llmsTxt.files" refers to, isn't a valid list of files: ${getErrorMessage(error).replace(/\.?$/, '.')} It must contain a JSON object with an array of files for each section heading.`,
    );
  }
}
