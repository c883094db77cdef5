import type {SampleLanguage} from './create-samples.js';
import {generateCSharpSample} from './csharp.js';
import {generateGoSample} from './go.js';
import {generateJavaSample} from './java.js';
import {generatePhpSample} from './php.js';
import {generateRubySample} from './ruby.js';

/** The languages whose generators pages only load when a reader chooses one. */
export const otherSampleLanguages = [
  {id: 'go', label: 'Go', grammar: 'go', generate: generateGoSample},
  {id: 'java', label: 'Java', grammar: 'java', generate: generateJavaSample},
  {id: 'csharp', label: 'C#', grammar: 'csharp', generate: generateCSharpSample},
  {id: 'php', label: 'PHP', grammar: 'php', generate: generatePhpSample},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby', generate: generateRubySample},
] as const satisfies SampleLanguage[];
