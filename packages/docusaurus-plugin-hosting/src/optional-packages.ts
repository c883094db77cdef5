import {ExplainedError} from '@developer-docs/utils';

/**
 * Loads a package that a site only needs for an option.
 *
 * @param load - Imports the package.
 * @param option - The option that needs the package, for the error message.
 * @param packages - The packages that the option needs.
 * @throws Error with the command that installs them if the package isn't installed.
 */
export async function loadOptionalPackage<Module>(
  load: () => Promise<Module>,
  option: string,
  packages: readonly string[],
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const {code} = cause as {readonly code?: string};
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw cause;
    throw new ExplainedError(
      `docusaurus-plugin-hosting: the option "${option}" needs packages that aren't installed. Run "npm install ${packages.join(' ')}", or set the option to false.`,
    );
  }
}
