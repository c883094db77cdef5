import type {SampleLanguage} from './create-samples.js';
import {generateCSharpSample} from './languages/csharp.js';
import {generateGoSample} from './languages/go.js';
import {generateJavaSample} from './languages/java.js';
import {generatePhpSample} from './languages/php.js';
import {generateRubySample} from './languages/ruby.js';

/**
 * The languages that pages don't show by default. They aren't in the module of `sampleLanguages`, so that browsers
 * only load their generators when a reader chooses one.
 */
export const otherSampleLanguages = [
  {id: 'go', label: 'Go', grammar: 'go', generate: generateGoSample},
  {id: 'java', label: 'Java', grammar: 'java', generate: generateJavaSample},
  {id: 'csharp', label: 'C#', grammar: 'csharp', generate: generateCSharpSample},
  {id: 'php', label: 'PHP', grammar: 'php', generate: generatePhpSample},
  {id: 'ruby', label: 'Ruby', grammar: 'ruby', generate: generateRubySample},
] as const satisfies SampleLanguage[];
