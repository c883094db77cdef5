import {Prism} from 'prism-react-renderer';

// The language components of prismjs register themselves on a global `Prism`. Import this module before them.
Object.assign(globalThis, {Prism});
