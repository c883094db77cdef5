import type {SwizzleConfig} from '@docusaurus/types';

/** Returns which components users can wrap or replace without being affected by minor versions. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    LoadFailure: {
      actions: {eject: 'safe', wrap: 'safe'},
      description: 'The message with a Retry button that is shown if code that is loaded on demand fails to load',
    },
    Loading: {
      actions: {eject: 'safe', wrap: 'safe'},
      description: 'The spinner that is shown while a component loads, or LoadFailure if it fails to load',
    },
  },
});
