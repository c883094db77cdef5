import {STATUS_CODES} from 'node:http';
import {reasonPhrases} from '../../../shared/reason-phrases';
import type {Translate} from '../../../translations';

const statusClasses = {
  '1': 'status.informational',
  '2': 'status.success',
  '3': 'status.redirection',
  '4': 'status.clientError',
  '5': 'status.serverError',
} as const;

/** Formats a status in the document: "202 Accepted", "2XX Success", or "Any other status". */
export function formatStatusKey(status: string, t: Translate): string {
  if (status === 'default') return t('status.other');
  const statusClass = status.charAt(0);
  const title = reasonPhrases[status] ?? STATUS_CODES[status];
  if (title !== undefined) return `${status} ${title}`;
  return statusClass in statusClasses
    ? `${status} ${t(statusClasses[statusClass as keyof typeof statusClasses])}`
    : status;
}
