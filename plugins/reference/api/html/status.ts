/** Names of HTTP statuses (RFC 9110 and the registry of IANA). */
const names: Readonly<Record<string, string>> = {
  '100': 'Continue',
  '101': 'Switching Protocols',
  '200': 'OK',
  '201': 'Created',
  '202': 'Accepted',
  '203': 'Non-Authoritative Information',
  '204': 'No Content',
  '205': 'Reset Content',
  '206': 'Partial Content',
  '207': 'Multi-Status',
  '300': 'Multiple Choices',
  '301': 'Moved Permanently',
  '302': 'Found',
  '303': 'See Other',
  '304': 'Not Modified',
  '307': 'Temporary Redirect',
  '308': 'Permanent Redirect',
  '400': 'Bad Request',
  '401': 'Unauthorized',
  '402': 'Payment Required',
  '403': 'Forbidden',
  '404': 'Not Found',
  '405': 'Method Not Allowed',
  '406': 'Not Acceptable',
  '408': 'Request Timeout',
  '409': 'Conflict',
  '410': 'Gone',
  '411': 'Length Required',
  '412': 'Precondition Failed',
  '413': 'Content Too Large',
  '414': 'URI Too Long',
  '415': 'Unsupported Media Type',
  '416': 'Range Not Satisfiable',
  '417': 'Expectation Failed',
  '418': 'I’m a Teapot',
  '421': 'Misdirected Request',
  '422': 'Unprocessable Content',
  '423': 'Locked',
  '424': 'Failed Dependency',
  '425': 'Too Early',
  '426': 'Upgrade Required',
  '428': 'Precondition Required',
  '429': 'Too Many Requests',
  '431': 'Request Header Fields Too Large',
  '451': 'Unavailable For Legal Reasons',
  '500': 'Internal Server Error',
  '501': 'Not Implemented',
  '502': 'Bad Gateway',
  '503': 'Service Unavailable',
  '504': 'Gateway Timeout',
  default: 'Any other status',
};

/** "202 Accepted", "2XX Success", "Any other status". */
export function statusTitle(status: string): string {
  const name = names[status];
  if (status === 'default') {
    return name ?? status;
  }
  const families: Readonly<Record<string, string>> = {
    '1': 'Information',
    '2': 'Success',
    '3': 'Redirection',
    '4': 'Client error',
    '5': 'Server error',
  };
  return name === undefined ? `${status} ${families[status.charAt(0)] ?? ''}`.trim() : `${status} ${name}`;
}

/** Whether a status tells of an error. */
export const isError = (status: string): boolean => /^[45]/.test(status);
