/** The ends of names that only the reader's computer or network resolves. */
const localDomains = ['.localhost', '.local', '.internal', '.home.arpa'];

/** Private IPv4 addresses: their first number, and the range of the second one. */
const privateAddresses: readonly (readonly [first: number, from?: number, to?: number])[] = [
  [10],
  [127],
  [100, 64, 127],
  [169, 254, 254],
  [172, 16, 31],
  [192, 168, 168],
];

/** Private IPv6 addresses, such as `[::1]`, `[fd00::1]`, and `[fe80::1]`, and IPv4 addresses as IPv6. */
const privateIpv6 = /^\[(?:::1|::ffff:.*|f[cd].*|fe[89ab].*)\]$/;

/** Returns whether only the reader's computer or network can reach a host. */
export function isLocal(host: string): boolean {
  const name = host.replace(/\.$/, '');
  if (name === 'localhost' || localDomains.some((domain) => name.endsWith(domain))) return true;
  if (!/^[\d.]+$/.test(name)) return privateIpv6.test(name);
  const [first, second = 0] = name.split('.').map(Number);
  return privateAddresses.some(([block, from = 0, to = 255]) => first === block && second >= from && second <= to);
}
