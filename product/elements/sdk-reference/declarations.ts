import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheUntilChanged, listFiles} from '@developer-docs/utils/node';
import {extractSdkModel} from './extract';

/** The TypeScript declarations of the SDK. */
export class SdkDeclarations {
  /** Reads the declarations into the model. */
  readonly readModel = cacheUntilChanged(
    () => this.files,
    (files) => extractSdkModel(files.map((file) => ({file: path.basename(file), text: this.readText(file)}))),
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
    return listFiles(this.folder).filter((file) => file.endsWith('.d.ts'));
  }

  readText(file: string): string {
    return this.transform(readFileSync(file, 'utf8'));
  }
}
