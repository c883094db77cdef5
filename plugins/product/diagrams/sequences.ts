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

/**
 * Draws a sequence diagram of the messages between the integrator's server and the API, from the prompt to the chosen
 * variant.
 */
export function drawCoreWorkflow(): Diagram {
  const stepHeights = coreWorkflowSteps.map(({messages}) => titleHeight + messages.length * messageHeight);
  const height = top + stepHeights.reduce((sum, value) => sum + value, 0) + 16;
  const steps = coreWorkflowSteps.flatMap(({title, messages}, index) => {
    const y = top + stepHeights.slice(0, index).reduce((sum, value) => sum + value, 0);
    return [
      drawText(title, [width / 2, y + 30], 'bold'),
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
      drawBox('You', [4, 6, 80, 32], 'actor'),
      drawBox('API', [276, 6, 80, 32], 'actor'),
      ...steps,
    ],
  };
}

/**
 * Describes a step: "2. Wait: Your server sends GET /requests. The API returns 200, until the request is finished, or a
 * webhook …."
 */
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
    drawArrow(path, isOptional ? 'dashed' : undefined),
    drawText(text, [width / 2, y - 9], ...(isOperation ? (['code'] as const) : [])),
  ];
}

/** Draws a sequence diagram of how the widget gets a user token from the API through the integrator's server. */
export function drawTokenSequence(): Diagram {
  return {
    title: 'How the widget gets a user token',
    caption: 'The API key stays on your server. The browser receives only the user token.',
    description:
      'The widget in the browser calls getToken, which sends a request with the user’s session to your server. Your server calls loginUser with the API key. The API returns a user token to your server, which passes it on to the widget. The widget then calls the API with the user token.',
    size: [360, 326],
    shapes: [
      ...[60, 180, 300].map((x) => drawLine(`M${x} 44V320`, 'dashed')),
      drawBox('Widget', [6, 8, 108, 40], 'actor', 'browser'),
      drawBox('Your server', [126, 8, 108, 40], 'actor', 'has the API key'),
      drawBox('API', [246, 8, 108, 40], 'actor'),
      drawArrow('M60 90H178'),
      drawText('getToken', [119, 79], 'code'),
      drawArrow('M180 140H298'),
      drawText('loginUser', [239, 129], 'code'),
      drawArrow('M300 190H182'),
      drawText('user token', [241, 179]),
      drawArrow('M180 240H62'),
      drawText('user token', [121, 229]),
      drawArrow('M60 294H298'),
      drawText('API calls', [119, 283]),
    ],
  };
}
