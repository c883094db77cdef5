/** A message between your server and the API. */
export interface Message {
  readonly text: string;
  readonly from: 'api' | 'you';
  /** Whether it is a call of the API's contract: method and path. */
  readonly isCall?: boolean;
  /** Whether it only happens in one of the two ways to wait. */
  readonly isOptional?: boolean;
}

/** A step of the workflow with its messages in order. */
export interface Step {
  readonly title: string;
  readonly messages: readonly Message[];
}

/** From an idea to the files of a chosen variant. A test holds the calls against the contract. */
export const steps: readonly Step[] = [
  {
    title: '1. Create',
    messages: [
      {from: 'you', text: 'POST /designs/from-prompt', isCall: true},
      {from: 'api', text: '202 queued, Retry-After'},
    ],
  },
  {
    title: '2. Wait',
    messages: [
      {from: 'you', text: 'GET /requests/{requestId}', isCall: true, isOptional: true},
      {from: 'api', text: '200 running, progress', isOptional: true},
      {from: 'api', text: 'or a webhook, as soon as it is finished', isOptional: true},
      {from: 'api', text: '200 succeeded, result with designs'},
    ],
  },
  {
    title: '3. Choose',
    messages: [
      {from: 'you', text: 'GET /designs/{designId}/variants', isCall: true},
      {from: 'api', text: '200 variants with links to files'},
    ],
  },
];
