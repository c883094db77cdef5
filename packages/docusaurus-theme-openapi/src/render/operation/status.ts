import {STATUS_CODES} from 'node:http';

const statusClasses: Readonly<Record<string, string>> = {
  '1': 'Informational',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** RFC 9110 reason phrases that differ from Node.js's. */
const reasonPhrases: Readonly<Record<string, string>> = {
  '413': 'Content Too Large',
  '416': 'Range Not Satisfiable',
  '422': 'Unprocessable Content',
};

/** Formats the status of a response: "202 Accepted", "2XX Success", or "Any other status". */
export function formatStatus(status: string): string {
  if (status === 'default') {
    return 'Any other status';
  }
  const title = reasonPhrases[status] ?? STATUS_CODES[status] ?? statusClasses[status.charAt(0)] ?? '';
  return `${status} ${title}`.trim();
}
