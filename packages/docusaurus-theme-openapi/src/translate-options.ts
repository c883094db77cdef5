import type {TranslateText} from '@developer-docs/utils/node';
import type {PluginOptions} from './options';

/** Translates the texts in the theme's options, which the console shows. */
export function translateOptions(options: PluginOptions, translate: TranslateText): PluginOptions {
  const {tryIt} = options;
  if (tryIt === false || tryIt.extension === undefined) return options;
  const {credentials = [], headers = []} = tryIt.extension;
  const extension = {
    ...tryIt.extension,
    credentials: credentials.map((credential) => ({
      ...credential,
      label: translate(credential.label, `tryIt.credentials.${credential.id}`, 'A credential in the console'),
    })),
    headers: headers.map((header) => ({
      ...header,
      label: translate(header.label, `tryIt.headers.${header.header}`, 'A header in the console'),
    })),
  };
  return {...options, tryIt: {...tryIt, extension}};
}
