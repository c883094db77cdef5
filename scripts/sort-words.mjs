import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Sorts the project's dictionary, each word once: what a merge leaves in disorder. */
const file = path.resolve(import.meta.dirname, '../project-words.txt');
const words = new Set(readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean));
const sorted = [...words].sort((one, other) => one.localeCompare(other, 'en', {sensitivity: 'base'}));
writeFileSync(file, `${sorted.join('\n')}\n`);
