import {translate} from '@docusaurus/Translate';

/** Returns the error messages of the sandbox, which elements without a console use, too. */
export const getSandboxTexts = () => ({
  'console.sandbox.stopped': translate({
    id: 'theme.openapi.console.sandbox.stopped',
    message: 'The sandbox has stopped. Run the request again to restart it.',
  }),
  'console.sandbox.unavailable': translate({
    id: 'theme.openapi.console.sandbox.unavailable',
    message: 'The sandbox couldn’t be loaded. Check your connection and try again.',
  }),
  'console.sandbox.forbidden': translate({
    id: 'theme.openapi.console.sandbox.forbidden',
    message: 'The sandbox can’t run, because the browser doesn’t allow workers on this page.',
  }),
});

export type SandboxTexts = ReturnType<typeof getSandboxTexts>;
