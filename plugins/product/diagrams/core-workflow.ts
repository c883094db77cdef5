import {drawArrow, drawBox, drawLine, drawText, type Diagram} from './drawing';

/** A message between the integrator's server (`client`) and the API. */
interface Message {
  readonly text: string;
  readonly from: 'api' | 'client';
  /** Whether the text is the method and path of an API operation. */
  readonly isOperation?: boolean;
  /** Whether the message is sent only with polling, or only with webhooks. */
  readonly isOptional?: boolean;
}

/** The workflow from a prompt to the files of a variant: steps with their messages in chronological order. */
export const coreWorkflowSteps: readonly {readonly title: string; readonly messages: readonly Message[]}[] = [
  {
    title: '1. Create',
    messages: [
      {from: 'client', text: 'POST /designs/from-prompt', isOperation: true},
      {from: 'api', text: '202 with a queued request'},
    ],
  },
  {
    title: '2. Wait',
    messages: [
      {from: 'client', text: 'GET /requests/{requestId}', isOperation: true, isOptional: true},
      {from: 'api', text: '200, until the request is finished', isOptional: true},
      {from: 'api', text: 'or a webhook with the finished request', isOptional: true},
    ],
  },
  {
    title: '3. Choose',
    messages: [
      {from: 'client', text: 'GET /designs/{designId}/variants', isOperation: true},
      {from: 'api', text: '200 with variants and links to files'},
    ],
  },
];

const width = 360;
/** The horizontal positions of the lifelines. */
const lifelines = {client: 44, api: 316} as const;
/** The top of the lifelines. */
const top = 44;
const titleHeight = 36;
const messageHeight = 34;

/** Draws a sequence diagram of the messages between the integrator's server and the API, from the prompt to the chosen variant. */
export function coreWorkflow(): Diagram {
  const stepHeights = coreWorkflowSteps.map(({messages}) => titleHeight + messages.length * messageHeight);
  const height = top + stepHeights.reduce((sum, value) => sum + value, 0) + 16;
  const steps = coreWorkflowSteps.flatMap(({title, messages}, index) => {
    const y = top + stepHeights.slice(0, index).reduce((sum, value) => sum + value, 0);
    return [
      drawText(title, [width / 2, y + 30], {style: 'bold'}),
      ...messages.flatMap((message, row) => drawMessage(message, y + titleHeight + (row + 1) * messageHeight)),
    ];
  });
  return {
    title: 'Workflow of the core API',
    caption:
      'Create a request, wait until it is finished, and choose a variant. Dashed arrows are the two ways to wait: polling, or a webhook.',
    description: coreWorkflowSteps.map(describeStep).join(' '),
    size: [width, height],
    shapes: [
      drawLine(`M${lifelines.client} ${top}V${height}M${lifelines.api} ${top}V${height}`),
      drawBox('You', [4, 6, 80, 32], {kind: 'actor'}),
      drawBox('API', [276, 6, 80, 32], {kind: 'actor'}),
      ...steps,
    ],
  };
}

/** Describes a step: "2. Wait: Your server sends GET /requests. The API returns 200, until the request is finished, or a webhook …." */
function describeStep({title, messages}: (typeof coreWorkflowSteps)[number]): string {
  const [sent = '', ...returned] = messages.map(({text}) => text);
  return `${title}: Your server sends ${sent}. The API returns ${returned.join(', ')}.`;
}

function drawMessage({text, from, isOperation = false, isOptional = false}: Message, y: number) {
  const path =
    from === 'client'
      ? `M${lifelines.client} ${y}H${lifelines.api - 2}`
      : `M${lifelines.api} ${y}H${lifelines.client + 2}`;
  return [
    drawArrow(path, {isDashed: isOptional}),
    drawText(text, [width / 2, y - 9], isOperation ? {style: 'code'} : {}),
  ];
}
