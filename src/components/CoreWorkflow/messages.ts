/** A message between the integrator's server (`client`) and the API. */
export interface Message {
  readonly text: string;
  readonly from: 'api' | 'client';
  /** Whether the text is the method and path of an API operation. */
  readonly isOperation?: boolean;
  /** Whether the message belongs to only one of polling and webhooks. */
  readonly isOptional?: boolean;
}

/** A step of the workflow with its messages in chronological order. */
export interface Step {
  readonly title: string;
  readonly messages: readonly Message[];
}

/** The workflow from a prompt to the files of a variant. */
export const steps: readonly Step[] = [
  {
    title: '1. Create',
    messages: [
      {from: 'client', text: 'POST /designs/from-prompt', isOperation: true},
      {from: 'api', text: '202 queued, Retry-After'},
    ],
  },
  {
    title: '2. Wait',
    messages: [
      {from: 'client', text: 'GET /requests/{requestId}', isOperation: true, isOptional: true},
      {from: 'api', text: '200 running, progress', isOptional: true},
      {from: 'api', text: 'or a webhook, as soon as it is finished', isOptional: true},
      {from: 'api', text: '200 succeeded, result with designs'},
    ],
  },
  {
    title: '3. Choose',
    messages: [
      {from: 'client', text: 'GET /designs/{designId}/variants', isOperation: true},
      {from: 'api', text: '200 variants with links to files'},
    ],
  },
];
