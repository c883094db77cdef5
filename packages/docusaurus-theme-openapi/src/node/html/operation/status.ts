import {STATUS_CODES} from 'node:http';
import type {Translate} from '../../../translations';

const statusClasses = {
  '1': 'status.informational',
  '2': 'status.success',
  '3': 'status.redirection',
  '4': 'status.clientError',
  '5': 'status.serverError',
} as const;

/** RFC 9110 reason phrases that differ from Node.js's. */
const reasonPhrases: Readonly<Record<string, string>> = {
  '413': 'Content Too Large',
  '416': 'Range Not Satisfiable',
  '422': 'Unprocessable Content',
};

/** Formats a response's status: "202 Accepted", "2XX Success", or "Any other status". */
export function formatStatus(status: string, t: Translate): string {
  if (status === 'default') return t('status.other');
  const statusClass = status.charAt(0);
  const title = reasonPhrases[status] ?? STATUS_CODES[status];
  if (title !== undefined) return `${status} ${title}`;
  return statusClass in statusClasses
    ? `${status} ${t(statusClasses[statusClass as keyof typeof statusClasses])}`
    : status;
}
