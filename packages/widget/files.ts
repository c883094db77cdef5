import type {ServedFile} from '../mock-api/src/http/respond';
import {buildWidget, buildWidgetPackage} from './build';

/** The files of the widget by the path under which the service has them. They are built when the first one asks. */
export const widgetFiles: Readonly<Record<string, ServedFile>> = {
  '/ui-sdk/v1/widget.js': {type: 'text/javascript; charset=utf-8', read: once(buildWidget)},
  '/ui-sdk/v1/package.tgz': {type: 'application/gzip', read: once(buildWidgetPackage)},
};

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
