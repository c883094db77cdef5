import type {Element} from 'hast';
import {s} from 'hastscript';
import {drawBar, drawLine, drawText, renderFigure, renderImage} from './drawing';

interface Message {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Whether the text is an identifier, such as an operation. */
  readonly isCode?: boolean;
  /** Whether the message is sent only in some cases. */
  readonly isOptional?: boolean;
}

interface Sequence {
  readonly title: string;
  readonly caption: string;
  /** The participants with a note about each. */
  readonly participants: Readonly<Record<string, string>>;
  /** The messages in chronological order. Text between them is a heading. */
  readonly steps: readonly (Message | string)[];
}

const width = 360;
const [boxWidth, boxHeight] = [108, 40];
const stepHeight = 36;

/** Renders a sequence diagram. */
function renderSequence({title, caption, participants, steps}: Sequence): Element {
  const names = Object.keys(participants);
  const gap = (width - boxWidth) / (names.length - 1);
  const findX = (name: string) => boxWidth / 2 + names.indexOf(name) * gap;
  const height = boxHeight + (steps.length + 0.5) * stepHeight;
  const description = steps
    .map((step) => (typeof step === 'string' ? `${step}:` : `From ${step.from} to ${step.to}: ${step.text}.`))
    .join(' ');
  return renderFigure(
    renderImage({title, description}, `0 0 ${width} ${height}`, [
      ...names.map((name) => drawLine(`M${findX(name)} ${boxHeight}V${height}`)),
      ...Object.entries(participants).flatMap(([name, note]) => [
        drawBar([findX(name) - boxWidth / 2, 0, boxWidth, boxHeight]),
        drawText(name, [findX(name), note === '' ? 20 : 13], 'label'),
        ...(note === '' ? [] : [drawText(note, [findX(name), 29])]),
      ]),
      ...steps.flatMap((step, index) => {
        const y = boxHeight + (index + 1) * stepHeight;
        if (typeof step === 'string') {
          return [drawText(step, [width / 2, y], 'bold')];
        }
        const [from, to] = [findX(step.from), findX(step.to)];
        const direction = Math.sign(to - from);
        return [
          drawLine(`M${from} ${y}H${to}`, step.isOptional === true ? 'dashed' : undefined),
          s('path', {className: 'diagram-dot', d: `M${to} ${y}l${-8 * direction} -4v8z`}),
          // Next to the sender, so that the text doesn't cross the line of another participant.
          drawText(
            step.text,
            [from + (direction * gap) / 2, y - 10],
            ...(step.isCode === true ? (['code'] as const) : []),
          ),
        ];
      }),
    ]),
    caption,
  );
}

/** The workflow from a prompt to the files of a variant. */
export const coreWorkflow: Sequence = {
  title: 'Core API workflow',
  caption:
    "Create a request, wait until it's finished, and choose a variant. Dashed arrows show the two ways to wait: polling or a webhook.",
  participants: {'Your server': '', API: ''},
  steps: [
    '1. Create',
    {from: 'Your server', to: 'API', text: 'POST /designs/from-prompt', isCode: true},
    {from: 'API', to: 'Your server', text: '202 with a queued request'},
    '2. Wait',
    {from: 'Your server', to: 'API', text: 'GET /requests/{requestId}', isCode: true, isOptional: true},
    {from: 'API', to: 'Your server', text: '200, until the request is finished', isOptional: true},
    {from: 'API', to: 'Your server', text: 'or a webhook with the finished request', isOptional: true},
    '3. Choose',
    {from: 'Your server', to: 'API', text: 'GET /designs/{designId}/variants', isCode: true},
    {from: 'API', to: 'Your server', text: '200 with variants and links to files'},
  ],
};

/** Draws the messages between the integrator's server and the API, from the prompt to the chosen variant. */
export const drawCoreWorkflow = (): Element => renderSequence(coreWorkflow);

/** Draws how the widget gets a user token from the API through the integrator's server. */
export const drawTokenSequence = (): Element =>
  renderSequence({
    title: 'How the widget gets a user token',
    caption:
      'The API key stays on your server. The browser receives only the user token, with which the widget calls the API.',
    participants: {Widget: 'browser', 'Your server': 'has the API key', API: ''},
    steps: [
      {from: 'Widget', to: 'Your server', text: 'getToken', isCode: true},
      {from: 'Your server', to: 'API', text: 'loginUser', isCode: true},
      {from: 'API', to: 'Your server', text: 'user token'},
      {from: 'Your server', to: 'Widget', text: 'user token'},
      {from: 'Widget', to: 'API', text: 'API calls'},
    ],
  });
