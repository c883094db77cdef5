import {createEmbeddedClient, type EmbeddedClient} from './embedded-client';

let client: EmbeddedClient | undefined;

/** The one client of the embedded engine on a page: modal and search page share its worker. */
export function embeddedClient(baseUrl: string): EmbeddedClient {
  client ??= createEmbeddedClient(baseUrl);
  return client;
}
