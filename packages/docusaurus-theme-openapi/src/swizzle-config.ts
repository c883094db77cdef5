import type {SwizzleConfig} from '@docusaurus/types';

/** Returns which components users can wrap or replace without being affected by minor versions. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      OpenApi: {
        actions: {wrap: 'forbidden', eject: 'forbidden'},
        description: 'The folder of all components. Swizzle one of them.',
      },
      'OpenApi/Badges': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'What pages show of extensions of an operation. By default, nothing.',
      },
      'OpenApi/Code': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'A code block with prerendered HTML, for samples and examples.',
      },
      'OpenApi/Console': {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: 'The console, which is loaded when a reader opens it.',
      },
      'OpenApi/Examples': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'The examples of a body.',
      },
      'OpenApi/Fold': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'The collapsible content of an operation or schema on a document page.',
      },
      'OpenApi/Html': {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: 'A section of a reference page as prerendered HTML.',
      },
      'OpenApi/Metadata': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'The title and description in the head of generated pages.',
      },
      'OpenApi/OpenAll': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'The button that opens all operations and schemas on a document page.',
      },
      'OpenApi/ResponsePreview': {
        actions: {wrap: 'safe', eject: 'safe'},
        description: 'What the console shows above the body of a JSON response of the sandbox. By default, nothing.',
      },
      'OpenApi/Sample': {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: 'A request in tabs, with one tab per language.',
      },
      'OpenApi/TryIt': {
        actions: {wrap: 'safe', eject: 'unsafe'},
        description: 'A sample with a button that opens the console.',
      },
    },
  };
}
