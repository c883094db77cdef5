import type {SampleLanguage} from './samples/create-samples.js';
import {generateCSharpSample} from './samples/languages/csharp.js';
import {generateGoSample} from './samples/languages/go.js';
import {generateJavaSample} from './samples/languages/java.js';
import {generatePhpSample} from './samples/languages/php.js';
import {generateRubySample} from './samples/languages/ruby.js';

/** The languages whose generators pages only load when a reader chooses one. */
export const otherSampleLanguages = [
  {id: 'go', label: 'Go', grammar: 'go', generate: generateGoSample},
  {id: 'java', label: 'Java', grammar: 'java', generate: generateJavaSample},
  {id: 'csharp', label: 'C#', grammar: 'csharp', generate: generateCSharpSample},
  {id: 'php', label: 'PHP', grammar: 'php', generate: generatePhpSample},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby', generate: generateRubySample},
] as const satisfies SampleLanguage[];
