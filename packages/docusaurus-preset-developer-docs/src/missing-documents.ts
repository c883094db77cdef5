import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A plugin for sites without OpenAPI documents: `docusaurus openapi generate` explains how to add one. Without it,
 * Docusaurus prints the stack trace of an unknown command. It does nothing if the site lists the theme with the command.
 */
export const explainMissingDocuments = ({siteConfig: {themes}}: LoadContext): Plugin => ({
  name: 'docusaurus-preset-developer-docs',
  extendCli(cli) {
    if (JSON.stringify(themes).includes('theme-openapi')) return;
    cli
      .command('openapi')
      .description('Explains how to add OpenAPI documents to the site.')
      .allowUnknownOption()
      .action(() => {
        process.stderr.write(
          "The site has no OpenAPI documents. Add one to the options of docusaurus-preset-developer-docs in docusaurus.config, by an ID of your choice: openApi: {documents: {petstore: {file: 'openapi/petstore.yaml', pages: 'docs/petstore'}}}.\n",
        );
        process.exitCode = 1;
      });
  },
});
