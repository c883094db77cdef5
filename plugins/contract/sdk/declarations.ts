import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readBranded} from '../../../config/brand';
import {extract} from './extract';
import type {SdkModel} from './model';

/** Where the declarations of the widget stand. */
export const sdkFolder = path.resolve(__dirname, '../../../contract/ui-sdk');

/** Absolute paths of the declarations in a folder, in the order of their names. */
export function declarationFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Reads the declarations of a folder with the brand put in. Nothing is kept between calls, so that an edit is seen at once. */
export function readSdk(folder: string = sdkFolder): SdkModel {
  return extract(declarationFiles(folder).map((file) => ({file: path.basename(file), text: readBranded(file)})));
}
