import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';
import {drawArrow, drawBox, drawDot, drawText, findShape, type Bounds, type Diagram, type Point} from './drawing';
import {addLimits, readLimit} from './limits';

const statusesSchema = z.record(z.string(), z.object({terminal: z.boolean(), follows: z.array(z.string())}).loose());

const boxes: Readonly<Record<string, Bounds>> = {
  queued: [115, 40, 130, 34],
  running: [115, 126, 130, 34],
  succeeded: [10, 244, 130, 34],
  failed: [220, 244, 130, 34],
  expired: [10, 340, 130, 34],
};

interface Transition {
  readonly path: string;
  /** Lines of the label, each with its position. */
  readonly label: readonly (readonly [text: string, position: Point, anchor?: 'end' | 'start'])[];
}

/** Draws a state diagram of a request, including the deletion of its record. The data comes from the contract. */
export function requestLifecycle(contract: ContractReader): Diagram {
  const statuses = readValue(contract, 'statuses#/RequestStatus/x-values', statusesSchema);
  const runTime = readLimit(contract, 'run-time');
  const lifetime = readLimit(contract, 'request-lifetime');
  const expiredLifetime = readLimit(contract, 'expired-lifetime');
  const recordLifetime = addLimits(lifetime, expiredLifetime).text;
  const transitions: Readonly<Record<string, Transition>> = {
    'queued running': {path: 'M180 74V124', label: [['processing starts', [190, 99], 'start']]},
    'queued failed': {path: 'M245 57H325V242', label: [["can't start", [353, 44], 'end']]},
    'running succeeded': {path: 'M150 160V194H75V242', label: [['work is complete', [66, 181]]]},
    'running failed': {
      path: 'M210 160V194H280V242',
      label: [
        ['error, or not finished', [272, 212], 'end'],
        [`after ${runTime.text}`, [272, 228], 'end'],
      ],
    },
    'succeeded expired': {path: 'M75 278V338', label: [[`${lifetime.text} after creation`, [85, 308], 'start']]},
  };
  const names = Object.entries(statuses).flatMap(([status, {follows}]) => follows.map((from) => `${from} ${status}`));
  return {
    title: 'Request lifecycle',
    caption:
      'Your call creates the request. All other transitions are automatic. A thick border marks a status in which processing is over.',
    description: [
      'A new request is queued.',
      ...names.map((name) => `${describeTransition(name, transitions)}.`),
      `The record of a failed request is deleted ${recordLifetime} after creation, and that of an expired request ${expiredLifetime.text} after it has expired.`,
    ].join(' '),
    size: [360, 446],
    shapes: [
      drawDot([180, 8]),
      drawArrow('M180 12V38'),
      drawText('your call', [190, 25], {anchor: 'start'}),
      ...names.flatMap((name) => {
        const {path, label} = findShape('RequestLifecycle', transitions, name);
        return [
          drawArrow(path, {isDashed: true}),
          ...label.map(([text, position, anchor]) => drawText(text, position, anchor && {anchor})),
        ];
      }),
      drawArrow('M75 374V412H168', {isDashed: true}),
      drawText(`${expiredLifetime.text} later`, [85, 393], {anchor: 'start'}),
      drawArrow('M285 278V412H192', {isDashed: true}),
      drawText(`${recordLifetime} after`, [276, 348], {anchor: 'end'}),
      drawText('creation', [276, 364], {anchor: 'end'}),
      drawDot([180, 412], 'end'),
      drawText('record deleted', [180, 434]),
      ...Object.entries(statuses).map(([status, {terminal}]) =>
        drawBox(status, findShape('RequestLifecycle', boxes, status), terminal ? {kind: 'final'} : {}),
      ),
    ],
  };
}

function describeTransition(name: string, transitions: Readonly<Record<string, Transition>>): string {
  const [from, to] = name.split(' ');
  const {label} = findShape('RequestLifecycle', transitions, name);
  return `From ${String(from)} to ${String(to)}: ${label.map(([text]) => text).join(' ')}`;
}
