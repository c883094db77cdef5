import {parseDuration, secondMs, type MockEnvironment} from '@developer-docs/mock-api';
import {getErrorMessage, isLoopbackUrl} from '@developer-docs/utils';
import {LinkBuilder} from './rendering/links';
import type {Services} from './services';
import type {AsyncRequest} from './state/store';
import {createWebhookHeaders} from './webhook-signature';

/** The time until a request with a webhook finishes. */
const finishDelayMs = secondMs;

type Webhook = NonNullable<AsyncRequest['webhook']>;

/** Sends a webhook when a request that was created with a webhook URL is finished. */
export class Webhooks {
  private readonly abortController = new AbortController();

  constructor(
    private readonly services: Services,
    private readonly environment: Pick<MockEnvironment, 'clock' | 'wait' | 'log' | 'sendWebhook'>,
  ) {}

  /** If a request has a webhook URL, finishes the request and delivers the webhook. */
  async send(request: AsyncRequest): Promise<void> {
    const {webhook} = request;
    if (webhook === undefined) return;
    const {clock, wait, sendWebhook, log} = this.environment;
    const {url} = webhook;
    if (sendWebhook === undefined && !isLoopbackUrl(url)) {
      log(
        `webhook to ${url}: not sent, because the mock only calls localhost. Send the header Mock-Webhook-Url: http://localhost:8080/`,
      );
      return;
    }
    try {
      await wait(finishDelayMs);
      this.services.lifecycle.complete(request, clock.now());
      await this.deliver(request, webhook);
    } catch (error) {
      if (!this.abortController.signal.aborted) log(`webhook: ${getErrorMessage(error)}`);
    }
  }

  cancel(): void {
    this.abortController.abort();
  }

  /** Sends a webhook until the receiver responds with `2xx` in time, or with `410`, which stops retries. */
  private async deliver(request: AsyncRequest, webhook: Webhook): Promise<void> {
    const {contract, ids} = this.services;
    const id = ids.next('msg');
    const delays = (contract.getLimit('webhook-attempts').delays as readonly string[]).map(parseDuration);
    for (const delay of [...delays, undefined]) {
      const outcome = await this.attempt(id, request, webhook);
      if (this.abortController.signal.aborted) return;
      const isFinal = delay === undefined || outcome === 410 || /^2\d\d$/.test(String(outcome));
      const next = isFinal ? '' : `, next attempt in ${delay / secondMs} seconds`;
      this.environment.log(`webhook ${id} to ${webhook.url}: ${outcome}${next}`);
      if (isFinal) return;
      await this.environment.wait(delay);
    }
  }

  /**
   * Sends a webhook once and returns the response status or the message of the network error.
   *
   * @param id - The `webhook-id`, which is the same for all attempts.
   */
  private async attempt(id: string, request: AsyncRequest, {url, origin}: Webhook): Promise<number | string> {
    const {contract, lifecycle} = this.services;
    const {clock, sendWebhook = (delivery: Request) => fetch(delivery)} = this.environment;
    // The body is created for each attempt, so that late attempts don't contain expired links.
    const content = await new LinkBuilder(contract, origin, clock.now()).requestToJson(request, lifecycle);
    const body = JSON.stringify(content);
    const headers = await createWebhookHeaders({id, body, secret: request.workspace.webhookSecret}, clock.realNow());
    const timeout = AbortSignal.timeout(contract.getDuration('webhook-timeout'));
    const signal = AbortSignal.any([this.abortController.signal, timeout]);
    try {
      const delivery = new Request(url, {method: 'POST', headers, body, redirect: 'manual', signal});
      const {status} = await sendWebhook(delivery, `${request.kind} ${String(content.status)}`);
      return status;
    } catch (error) {
      const {message, cause} = error as Error;
      return cause instanceof Error && cause.message !== '' ? cause.message : message;
    }
  }
}
