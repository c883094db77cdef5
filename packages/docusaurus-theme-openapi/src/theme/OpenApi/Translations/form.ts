import {translate} from '@docusaurus/Translate';

/** Returns the texts of forms and files in the console, which are only loaded for operations with such a body. */
export const getFormTexts = () => ({
  'console.form.list': translate({
    id: 'theme.openapi.console.form.list',
    message: 'Separate values with commas.',
    description: 'Hint below a field for several values',
  }),
  'console.form.file': translate({
    id: 'theme.openapi.console.form.file',
    message: 'File',
    description: 'Label of a field for a file that is the request body',
  }),
  'console.form.sampleFile': translate({
    id: 'theme.openapi.console.form.sampleFile',
    message: 'A sample is sent: {names}',
    description: 'State of a file field. The placeholder is a list of file names.',
  }),
  'console.form.chosenFile': translate({
    id: 'theme.openapi.console.form.chosenFile',
    message: 'Sent: {names}',
    description: 'State of a file field. The placeholder is a list of file names.',
  }),
  'console.form.noFile': translate({
    id: 'theme.openapi.console.form.noFile',
    message: 'No file is sent.',
    description: 'State of a file field',
  }),
  'console.form.useSample': translate({
    id: 'theme.openapi.console.form.useSample',
    message: 'Send a sample',
    description: 'Button of a file field',
  }),
  'console.form.removeFile': translate({
    id: 'theme.openapi.console.form.removeFile',
    message: 'Send no file',
    description: 'Button of a file field',
  }),
});

export type FormTexts = ReturnType<typeof getFormTexts>;
