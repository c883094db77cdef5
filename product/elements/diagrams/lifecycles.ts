import {instance} from '@viz-js/viz';
import type {Element, ElementContent} from 'hast';
import {s} from 'hastscript';
import * as z from 'zod';
import {findElement, parseHtml, walkElements} from '@developer-docs/utils/node';
import {readValue, type ContractReader} from '../contract-reader';
import {renderFigure} from '../rendered-designs';

interface Transition {
  /** Absent for the initial state. */
  readonly from?: string;
  readonly to: string;
  /** The cause of the transition. Lines are separated by `\n`. */
  readonly label?: string;
  /** Whether it happens without a function call. */
  readonly isAutomatic?: boolean;
}

interface Lifecycle {
  readonly title: string;
  readonly caption: string;
  readonly transitions: readonly Transition[];
  /** The states in which processing has ended. */
  readonly finalStates?: readonly string[];
  /** The label of the end of the lifecycle, such as the deletion of the record. It isn't a state. */
  readonly end?: string;
  /** Whether the labels are the names of functions. */
  readonly hasFunctionLabels?: boolean;
}

/** Renders a state diagram that Graphviz lays out. */
async function renderLifecycle(lifecycle: Lifecycle): Promise<Element> {
  const {title, caption, transitions, finalStates = [], end, hasFunctionLabels = false} = lifecycle;
  const start = 'start';
  const states = new Set(transitions.flatMap(({from, to}) => [from ?? start, to]));
  const graphviz = await instance();
  const html = graphviz.renderString(
    {
      directed: true,
      graphAttributes: {bgcolor: 'transparent', nodesep: 0.2, ranksep: 0.3},
      // Fonts determine only the size of the text. `diagrams.css` sets the actual ones.
      nodeAttributes: {shape: 'box', style: 'rounded', width: 1.15, height: 0.45, fontname: 'Courier', fontsize: 12},
      edgeAttributes: {arrowsize: 0.8, fontname: hasFunctionLabels ? 'Courier' : 'Helvetica', fontsize: 12},
      nodes: Array.from(states, (name) => ({
        name,
        attributes: {
          ...(name === start && {shape: 'point', width: 0.14, height: 0.14}),
          ...(name === end && {shape: 'plaintext', fontname: 'Helvetica', height: 0.2}),
          ...(finalStates.includes(name) && {penwidth: 3}),
        },
      })),
      edges: transitions.map(({from = start, to, label = '', isAutomatic = false}) => ({
        tail: from,
        head: to,
        attributes: {
          // `\l` ends a line that is aligned to the left, next to its arrow.
          label: label
            .split('\n')
            .map((line) => ` ${line}\\l`)
            .join(''),
          ...(isAutomatic && {style: 'dashed'}),
        },
      })),
    },
    {format: 'svg_inline'},
  );
  const svg = findElement(parseHtml(html), ({tagName}) => tagName === 'svg');
  const description = transitions.map(describeTransition).join(' ');
  const [width = 0, height = 0] = String(svg?.properties['viewBox']).split(' ').slice(2).map(Number);
  // All diagrams have the same width, so that their text has the same size.
  const viewBox = `${(width - 360) / 2} 0 360 ${height}`;
  const id = `diagram-${title.toLowerCase().replaceAll(' ', '-')}`;
  const image = s(
    'svg',
    {className: 'diagram', viewBox, role: 'img', ariaLabelledBy: [`${id}-title`, `${id}-description`]},
    [
      s('title', {id: `${id}-title`}, title),
      s('desc', {id: `${id}-description`}, description),
      ...removeNames(svg?.children ?? []),
    ],
  );
  return renderFigure(image, caption);
}

const describeTransition = ({from, to, label}: Transition) =>
  `${from === undefined ? 'The first state is' : `From ${from} to`} ${to}${label ? `: ${label.replaceAll('\n', ' ')}` : ''}.`;

/** Removes comments, tooltips, and IDs that other diagrams on the page also have. */
function removeNames(shapes: readonly ElementContent[]): Element[] {
  const isVisible = (node: ElementContent): node is Element => node.type === 'element' && node.tagName !== 'title';
  const elements = shapes.filter(isVisible);
  for (const element of elements.flatMap((shape) => [...walkElements(shape)])) {
    delete element.properties.id;
    element.children = element.children.filter((child) => child.type === 'text' || isVisible(child));
  }
  return elements;
}

const limitSchema = z.object({text: z.string(), value: z.number(), unit: z.string()});

/** Reads a limit in the contract by its name, such as `link-lifetime`. */
const readLimit = (contract: ContractReader, name: string) =>
  readValue(contract, `limits#/Limit/x-values/${name}`, limitSchema);

const statusesSchema = z.record(z.string(), z.object({terminal: z.boolean(), follows: z.array(z.string())}));

/** Draws a state diagram of a request, including the deletion of its record. The data comes from the contract. */
export function drawRequestLifecycle(contract: ContractReader): Promise<Element> {
  const statuses = Object.entries(readValue(contract, 'statuses#/RequestStatus/x-values', statusesSchema));
  const runTime = readLimit(contract, 'run-time');
  const lifetime = readLimit(contract, 'request-lifetime');
  const expiredLifetime = readLimit(contract, 'expired-lifetime');
  const labels: Readonly<Record<string, string>> = {
    'queued running': 'processing starts',
    'queued failed': "can't start",
    'running succeeded': 'work is\ncomplete',
    'running failed': `error, or not finished\nafter ${runTime.text}`,
    'succeeded expired': `${lifetime.text} after creation`,
  };
  const end = 'record deleted';
  return renderLifecycle({
    title: 'Request lifecycle',
    caption:
      'Your call creates the request. All other transitions are automatic. A thick border marks a status in which processing has ended.',
    transitions: [
      {to: 'queued', label: 'your call'},
      ...statuses.flatMap(([to, {follows}]) =>
        follows.map((from) => ({from, to, label: labels[`${from} ${to}`] ?? '', isAutomatic: true})),
      ),
      {from: 'expired', to: end, label: `${expiredLifetime.text} later`, isAutomatic: true},
      {
        from: 'failed',
        to: end,
        label: `${lifetime.value + expiredLifetime.value} ${lifetime.unit}\nafter creation`,
        isAutomatic: true,
      },
    ],
    finalStates: statuses.filter(([, {terminal}]) => terminal).map(([status]) => status),
    end,
  });
}

/** The statuses that the diagram of a user shows. The build fails if the contract has others. */
const userStatusesSchema = z.tuple([z.literal('active'), z.literal('deleted')]);

/** Draws a state diagram of a user. The time until erasure comes from the contract. */
export function drawUserLifecycle(contract: ContractReader): Promise<Element> {
  const [active, deleted] = readValue(contract, 'statuses#/UserStatus/enum', userStatusesSchema);
  const erasureDelay = readLimit(contract, 'erasure-delay').text;
  const end = 'data erased';
  return renderLifecycle({
    title: 'User lifecycle',
    caption: `A deleted user can be reactivated for ${erasureDelay}. After that, the user's data is erased.`,
    transitions: [
      {to: active, label: 'loginUser'},
      {from: active, to: deleted, label: 'deleteUser'},
      {from: deleted, to: active, label: 'reactivateUser'},
      {from: deleted, to: end, label: `${erasureDelay} later`, isAutomatic: true},
    ],
    end,
    hasFunctionLabels: true,
  });
}

/** Draws a state diagram of the widget. */
export function drawWidgetLifecycle(): Promise<Element> {
  return renderLifecycle({
    title: 'Widget lifecycle',
    caption:
      'Solid arrows are function calls, and dashed arrows are automatic transitions. You can call destroy in every state.',
    transitions: [
      {to: 'loading', label: 'init'},
      {from: 'loading', to: 'failed', label: 'timeout', isAutomatic: true},
      {from: 'loading', to: 'locked', label: 'no token', isAutomatic: true},
      {from: 'loading', to: 'ready', label: 'token', isAutomatic: true},
      {from: 'locked', to: 'ready', label: 'signIn'},
      {from: 'ready', to: 'locked', label: 'signOut'},
      {from: 'ready', to: 'editing', label: 'edit'},
      {from: 'editing', to: 'ready', label: 'discardEdits'},
      {from: 'editing', to: 'generating', label: 'applyEdits'},
      {from: 'ready', to: 'generating', label: 'generate'},
      {from: 'generating', to: 'ready', isAutomatic: true},
      {from: 'generating', to: 'destroyed', label: 'destroy\nin any state'},
    ],
    finalStates: ['failed', 'destroyed'],
    hasFunctionLabels: true,
  });
}
