import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, readFileVersion} from '@developer-docs/utils/node';
import {extractSdkModel} from './extract';
import type {SdkModel} from './model';

/** The TypeScript declarations of the SDK. Results are cached until a file changes. */
export class SdkDeclarations {
  private cached?: {readonly version: string; readonly model: SdkModel};

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

  readModel(): SdkModel {
    const {files} = this;
    const version = readFileVersion(files);
    if (this.cached?.version !== version) {
      const declarations = files.map((file) => ({file: path.basename(file), text: this.readText(file)}));
      this.cached = {version, model: extractSdkModel(declarations)};
    }
    return this.cached.model;
  }

  readText(file: string): string {
    return this.transform(readFileSync(file, 'utf8'));
  }
}
