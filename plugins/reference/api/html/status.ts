import {STATUS_CODES} from 'node:http';

const statusClasses: Readonly<Record<string, string>> = {
  '1': 'Information',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** Reason phrases of RFC 9110 that differ from those of Node. */
const reasonPhrases: Readonly<Record<string, string>> = {
  '413': 'Content Too Large',
  '416': 'Range Not Satisfiable',
  '422': 'Unprocessable Content',
};

/** "202 Accepted", "2XX Success", "Any other status". */
export function statusTitle(status: string): string {
  if (status === 'default') {
    return 'Any other status';
  }
  const title = reasonPhrases[status] ?? STATUS_CODES[status] ?? statusClasses[status.charAt(0)] ?? '';
  return `${status} ${title}`.trim();
}
