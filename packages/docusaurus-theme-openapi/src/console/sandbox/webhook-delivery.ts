/** A webhook that the sandbox would have sent. */
export interface WebhookDelivery {
  /** Such as `order shipped`. */
  readonly event: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
