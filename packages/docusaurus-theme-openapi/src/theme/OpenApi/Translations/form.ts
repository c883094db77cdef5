import {translate} from '@docusaurus/Translate';

/** Returns the console's messages for forms and files, which are loaded only for operations with such a body. */
export const getFormTexts = () => ({
  'console.form.list': translate({id: 'theme.openapi.console.form.list', message: 'Separate values with commas.'}),
  'console.form.file': translate({id: 'theme.openapi.console.form.file', message: 'File'}),
  'console.form.sampleFile': translate({
    id: 'theme.openapi.console.form.sampleFile',
    message: 'A sample is sent: {names}',
  }),
  'console.form.chosenFile': translate({id: 'theme.openapi.console.form.chosenFile', message: 'Sent: {names}'}),
  'console.form.noFile': translate({id: 'theme.openapi.console.form.noFile', message: 'No file is sent.'}),
  'console.form.useSample': translate({id: 'theme.openapi.console.form.useSample', message: 'Send a sample'}),
  'console.form.removeFile': translate({id: 'theme.openapi.console.form.removeFile', message: 'Send no file'}),
});

export type FormTexts = ReturnType<typeof getFormTexts>;
