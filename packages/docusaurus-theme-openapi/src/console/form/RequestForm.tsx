import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyButton} from '../controls/CopyButton';
import {findOpenRequest} from '../response/Polling';
import {useConsole} from '../state/console-context';
import {RequestFields} from './RequestFields';
import controls from '../controls/controls.module.css';

interface RequestFormProps {
  readonly className: string | undefined;
  /** The ID of the element that names the form. */
  readonly labelledBy: string;
}

/** The form with a request. Ctrl+Enter in any field sends it. */
export function RequestForm({className, labelledBy}: RequestFormProps): ReactNode {
  const {isRun, form, sender} = useConsole();
  const {element, isOpen, setIsOpen} = form;
  return (
    <form
      ref={element}
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field would send the request again. The button is Cancel by then.
        if (sender.status !== 'sending') sender.send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      {isRun ? (
        <details open={isOpen} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
          <summary>{translate({id: 'theme.openapi.console.edit', message: 'Edit the request'})}</summary>
          {/* While the fields are collapsed, their code isn't loaded. */}
          {isOpen && <RequestFields />}
        </details>
      ) : (
        <RequestFields />
      )}
      <div className={controls.row}>
        <SendButton />
        <CopyLinkButton />
      </div>
    </form>
  );
}

/** The button that sends the request, and then cancels it. */
function SendButton(): ReactNode {
  const {isRun, sender, destination} = useConsole();
  const {entry} = sender;
  const isSending = sender.status === 'sending';
  // The next step is the only button in the primary color.
  const isPrimary = isSending || entry === undefined || findOpenRequest(entry) === undefined;
  return (
    <button
      // Enter in a field doesn't cancel.
      type={isSending ? 'button' : 'submit'}
      className={clsx('button', isPrimary ? 'button--primary' : 'button--secondary')}
      onClick={(event) => {
        // The second press of a double click on Send doesn't cancel.
        if (!isSending || event.detail > 1) return;
        // The button is one that submits by the end of this press, which would send the request again.
        event.preventDefault();
        sender.cancel();
      }}
    >
      {isSending
        ? translate({id: 'theme.openapi.console.cancel', message: 'Cancel'})
        : describeSending(isRun && entry !== undefined, destination.url)}
    </button>
  );
}

function CopyLinkButton(): ReactNode {
  const {createHash} = useConsole();
  const {title} = useDocusaurusContext().siteConfig;
  return (
    <CopyButton
      className="button button--secondary"
      title={translate(
        {
          id: 'theme.openapi.console.copyLink.hint',
          message:
            'Copies a link that opens this request in {title}, with what you entered. It leaves out fields for credentials.',
        },
        {title},
      )}
      getText={() => window.location.href.replace(/#.*/s, '') + createHash()}
    >
      {translate({id: 'theme.openapi.console.copyLink', message: 'Copy link'})}
    </CopyButton>
  );
}

/**
 * Returns the label of the button that sends the request. It names the host that the request leaves the browser for.
 */
function describeSending(isAgain: boolean, url: string | undefined): string {
  const action = isAgain
    ? translate({id: 'theme.openapi.console.runAgain', message: 'Run again'})
    : translate({id: 'theme.openapi.console.send', message: 'Send'});
  if (url === undefined) return action;
  return translate(
    {id: 'theme.openapi.console.toServer', message: '{action} to {host}'},
    {action, host: new URL(url).host},
  );
}
