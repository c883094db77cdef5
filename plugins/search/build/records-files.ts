import {gzipSync} from 'node:zlib';
import {headingsFile, textFile} from '../client/file-names';
import {encodeRecords} from '../../../packages/search-engine/src';
import type {DocSearchRecord} from '../records';

/** A file of the embedded index. */
export interface RecordsFile {
  /** Path below the base URL. */
  readonly name: string;
  readonly text: string;
  /** Size on its way to the reader, in bytes. */
  readonly gzipBytes: number;
}

const gzipBytes = (text: string) => gzipSync(text, {level: 9}).length;

/**
 * Packs records for the embedded engine: the headings, which are read first and name the build that the texts belong to,
 * and one or more files of texts.
 *
 * @param records - All records, in reading order.
 */
export function recordsFiles(records: readonly DocSearchRecord[]): RecordsFile[] {
  const {build, headings, texts} = encodeRecords(records, {measure: gzipBytes});
  return [
    {name: headingsFile, text: headings.text},
    ...texts.map(({text}, part) => ({name: textFile(part, build), text})),
  ].map((file) => ({...file, gzipBytes: gzipBytes(file.text)}));
}
