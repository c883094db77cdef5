import {Prism} from 'prism-react-renderer';

// The grammars of prismjs add themselves to a global Prism; this module is imported before them.
Object.assign(globalThis, {Prism});
