import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/OpenApi/Console';
import {t as tComponent} from '../../../client/component-texts';
import {t} from '../../../client/console-texts';
import {LoadError, SmallButton} from '../../../client/console/shared/controls';
import controls from '../../../client/console/shared/controls.module.css';
import panel from '../../../client/console/shared/panel.module.css';
import LoadedConsole from '../../../client/console/panels/LoadedConsole';
import {useOperation} from '../../../client/console/panels/use-operation';
import styles from '../../../client/console/panels/Console.module.css';

/** An API console in which readers edit a request, send it to the sandbox, and see the response. */
export default function OpenApiConsole(props: Props): ReactNode {
  const {operation, onClose} = props;
  const {value: model, error, retry} = useOperation(operation);
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    container.current?.focus({preventScroll: true});
    container.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <section
      ref={container}
      className={clsx(panel.panel, styles.console)}
      aria-label={t('console.label', {operation})}
      aria-busy={model === undefined && error === undefined}
      tabIndex={-1}
    >
      {model !== undefined ? (
        <LoadedConsole {...props} model={model} />
      ) : (
        <div className={clsx(controls.row, styles.loading)}>
          {error !== undefined ? (
            <LoadError error={error} onRetry={retry}>
              {tComponent('console.loadError')}
            </LoadError>
          ) : (
            <p role="status">{t('console.loading')}</p>
          )}
          <SmallButton onClick={onClose}>{t('console.close')}</SmallButton>
        </div>
      )}
    </section>
  );
}
