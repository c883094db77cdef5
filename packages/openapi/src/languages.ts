import type {SampleLanguage} from './samples/create-samples.js';
import {generateCSharpSample} from './samples/csharp.js';
import {generateGoSample} from './samples/go.js';
import {generateJavaSample} from './samples/java.js';
import {generatePhpSample} from './samples/php.js';
import {generateRubySample} from './samples/ruby.js';

/** The languages whose generators pages only load when a reader chooses one. */
export const otherSampleLanguages = [
  {id: 'go', label: 'Go', grammar: 'go', generate: generateGoSample},
  {id: 'java', label: 'Java', grammar: 'java', generate: generateJavaSample},
  {id: 'csharp', label: 'C#', grammar: 'csharp', generate: generateCSharpSample},
  {id: 'php', label: 'PHP', grammar: 'php', generate: generatePhpSample},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby', generate: generateRubySample},
] as const satisfies SampleLanguage[];
