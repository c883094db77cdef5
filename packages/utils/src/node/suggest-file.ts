import {readdirSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../suggestions.js';

/**
 * Returns a question to append to a message about a file that doesn't exist, such as one whose name has another extension or
 * case. Empty if its folder contains no similar name.
 */
export function suggestFile(file: string): string {
  try {
    return didYouMean(path.basename(file), readdirSync(path.dirname(file)));
  } catch {
    return '';
  }
}
