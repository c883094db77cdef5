import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/* Sorts the project's dictionary and removes duplicates, for example after a merge. */
const file = path.resolve(import.meta.dirname, 'project-words.txt');
const words = new Set(readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean));
const sorted = [...words].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'}));
writeFileSync(file, `${sorted.join('\n')}\n`);
