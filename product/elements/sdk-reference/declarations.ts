import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheUntilChange, listFiles} from '../../contract/files';
import {extractSdkModel} from './extract';
import type {SdkModel} from './model';

/** The TypeScript declarations of the SDK. Results are cached until a file changes. */
export class SdkDeclarations {
  /** Reads the declarations into the model. */
  readonly readModel = cacheUntilChange(
    () => this.files,
    (): SdkModel => extractSdkModel(this.files.map((file) => ({file: path.basename(file), text: this.readText(file)}))),
  );

  /**
   * @param folder - Absolute path of the folder with the `.d.ts` files.
   * @param transform - Transforms each file's text, such as to insert the brand.
   */
  constructor(
    readonly folder: string,
    private readonly transform: (text: string) => string = (text) => text,
  ) {}

  /** Absolute paths of the declarations, sorted. */
  get files(): string[] {
    return listFiles(this.folder, /\.d\.ts$/);
  }

  /** Returns the transformed text of a file. */
  readText(file: string): string {
    return this.transform(readFileSync(file, 'utf8'));
  }
}
