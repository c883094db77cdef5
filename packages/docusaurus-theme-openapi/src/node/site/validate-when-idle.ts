import {getErrorMessage} from '@developer-docs/utils';
import {readFileVersion} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {Compiler} from 'webpack';
import type {DocumentLoader} from '../documents/load-documents';

/** How long after the last compilation the documents are validated, in milliseconds. */
const validationDelayMs = 3000;

/**
 * Validates the documents during `docusaurus start`, after they have changed. It waits until the browser has the
 * compiled pages, because validation would delay them.
 */
export class ValidateWhenIdlePlugin {
  /** @param report - Reports the warnings. */
  constructor(
    private readonly loader: DocumentLoader,
    private readonly report: (warnings: readonly string[]) => void,
  ) {}

  apply({hooks}: Compiler): void {
    let timer: NodeJS.Timeout | undefined;
    let validatedVersion: string | undefined;
    const validate = () => {
      const version = readFileVersion(this.loader.listFiles());
      if (version === validatedVersion) return;
      validatedVersion = version;
      this.loader.validate().then(this.report, (error: unknown) => {
        logger.error(getErrorMessage(error));
      });
    };
    hooks.watchRun.tap(ValidateWhenIdlePlugin.name, () => {
      clearTimeout(timer);
    });
    hooks.afterDone.tap(ValidateWhenIdlePlugin.name, () => {
      timer = setTimeout(validate, validationDelayMs);
    });
  }
}
