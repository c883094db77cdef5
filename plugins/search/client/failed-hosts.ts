/** What the service's client keeps of a host: whether it may be asked. */
interface HostState {
  readonly isUp: () => boolean;
}

/** The part of the client that is mended: where it keeps what it knows of its hosts. */
interface ClientWithHosts {
  readonly transporter: {
    readonly hostsCache: {
      get: (host: {url: string}, makeState: () => Promise<HostState>) => Promise<HostState>;
      set: (host: {url: string}, state: HostState) => Promise<HostState>;
    };
  };
}

const failed = new Map<string, HostState>();

/**
 * Has the client leave a host that failed alone for 120 seconds (specification §9), across its openings. The client means to
 * do that itself; but version 5 keeps a failed host under another key than it looks for it, asks it first each time, and
 * leaves an entry in the browser's storage for each failure.
 *
 * @param client - A client of the hosted service. It is changed.
 */
export function rememberFailedHosts(client: object): void {
  const {hostsCache} = (client as ClientWithHosts).transporter;
  hostsCache.get = async ({url}, makeState) => failed.get(url) ?? makeState();
  hostsCache.set = ({url}, state) => {
    failed.set(url, state);
    return Promise.resolve(state);
  };
}
