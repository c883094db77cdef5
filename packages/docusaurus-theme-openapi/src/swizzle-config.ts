import type {SwizzleConfig} from '@docusaurus/types';

const safe = {wrap: 'safe', eject: 'safe'} as const;
const wrapOnly = {wrap: 'safe', eject: 'unsafe'} as const;

/** Returns which components users can wrap or replace without being affected by minor versions. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    OpenApi: {
      actions: {wrap: 'forbidden', eject: 'forbidden'},
      description: 'The folder of all components. Swizzle one of them.',
    },
    'OpenApi/Badges': {
      actions: safe,
      description: 'What pages show of extensions of an operation. By default, nothing.',
    },
    'OpenApi/Code': {actions: safe, description: 'A code block with prerendered HTML, for samples and examples.'},
    'OpenApi/Console': {actions: wrapOnly, description: 'The console, which is loaded when a reader opens it.'},
    'OpenApi/Examples': {actions: safe, description: 'The examples of a body.'},
    'OpenApi/Fold': {
      actions: safe,
      description: 'The collapsible content of an operation or schema on a document page.',
    },
    'OpenApi/Html': {actions: wrapOnly, description: 'A section of a reference page as prerendered HTML.'},
    'OpenApi/Metadata': {actions: safe, description: 'The title and description in the head of generated pages.'},
    'OpenApi/OpenAll': {
      actions: safe,
      description: 'The button that opens all operations and schemas on a document page.',
    },
    'OpenApi/ResponsePreview': {
      actions: safe,
      description: 'What the console shows above the body of a JSON response of the sandbox. By default, nothing.',
    },
    'OpenApi/Sample': {actions: wrapOnly, description: 'A request in tabs, with one tab per language.'},
    'OpenApi/TryIt': {actions: wrapOnly, description: 'A sample with a button that opens the console.'},
  },
});
