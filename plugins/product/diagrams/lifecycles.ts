import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';
import {drawArrow, drawBox, drawDot, drawText, findShape, type Bounds, type Diagram, type Point} from './drawing';
import {addLimits, readLimit} from './limits';

const statusesSchema = z.record(z.string(), z.object({terminal: z.boolean(), follows: z.array(z.string())}));

const requestBoxes: Readonly<Record<string, Bounds>> = {
  queued: [115, 40, 130, 34],
  running: [115, 126, 130, 34],
  succeeded: [10, 244, 130, 34],
  failed: [220, 244, 130, 34],
  expired: [10, 340, 130, 34],
};

interface Transition {
  readonly path: string;
  /** Lines of the label, each with its position. */
  readonly label: readonly (readonly [text: string, position: Point, ...anchor: ('end' | 'start')[]])[];
}

/** Draws a state diagram of a request, including the deletion of its record. The data comes from the contract. */
export function drawRequestLifecycle(contract: ContractReader): Diagram {
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
      'Your call creates the request. All other transitions are automatic. A thick border marks a status in which processing has ended.',
    description: [
      'A new request is queued.',
      ...names.map((name) => `${describeTransition(name, transitions)}.`),
      `The record of a failed request is deleted ${recordLifetime} after creation, and that of an expired request ${expiredLifetime.text} after it has expired.`,
    ].join(' '),
    size: [360, 446],
    shapes: [
      drawDot([180, 8]),
      drawArrow('M180 12V38'),
      drawText('your call', [190, 25], 'start'),
      ...names.flatMap((name) => {
        const {path, label} = findShape('RequestLifecycle', transitions, name);
        return [
          drawArrow(path, 'dashed'),
          ...label.map(([text, position, ...anchor]) => drawText(text, position, ...anchor)),
        ];
      }),
      drawArrow('M75 374V412H168', 'dashed'),
      drawText(`${expiredLifetime.text} later`, [85, 393], 'start'),
      drawArrow('M285 278V412H192', 'dashed'),
      drawText(`${recordLifetime} after`, [276, 348], 'end'),
      drawText('creation', [276, 364], 'end'),
      drawDot([180, 412], 'end'),
      drawText('record deleted', [180, 434]),
      ...Object.entries(statuses).map(([status, {terminal}]) =>
        drawBox(status, findShape('RequestLifecycle', requestBoxes, status), terminal ? 'final' : undefined),
      ),
    ],
  };
}

function describeTransition(name: string, transitions: Readonly<Record<string, Transition>>): string {
  const [from, to] = name.split(' ');
  const {label} = findShape('RequestLifecycle', transitions, name);
  return `From ${String(from)} to ${String(to)}: ${label.map(([text]) => text).join(' ')}`;
}

const userBoxes: Readonly<Record<string, Bounds>> = {
  active: [115, 52, 130, 34],
  deleted: [115, 158, 130, 34],
};

/** Draws a state diagram of a user. The statuses and the time until erasure come from the contract. */
export function drawUserLifecycle(contract: ContractReader): Diagram {
  const statuses = readValue(contract, 'statuses#/UserStatus/enum', z.array(z.string()));
  const erasureDelay = readLimit(contract, 'erasure-delay').text;
  return {
    title: 'User lifecycle',
    caption: `A deleted user can be reactivated for ${erasureDelay}. After that, the user's data is erased.`,
    description: `The first loginUser call for a user ID creates an active user. deleteUser changes the status to deleted. reactivateUser changes it back to active. The data of a user who isn't reactivated is erased ${erasureDelay} after the deletion.`,
    size: [360, 266],
    shapes: [
      drawDot([180, 10]),
      drawArrow('M180 14V50'),
      drawText('loginUser', [190, 30], 'start', 'code'),
      drawArrow('M145 86V156'),
      drawText('deleteUser', [136, 122], 'end', 'code'),
      drawArrow('M215 158V88'),
      drawText('reactivateUser', [224, 122], 'start', 'code'),
      drawArrow('M180 192V226', 'dashed'),
      drawText(`${erasureDelay} later`, [190, 210], 'start'),
      drawDot([180, 237], 'end'),
      drawText('data erased', [180, 258]),
      ...statuses.map((status) => drawBox(status, findShape('UserLifecycle', userBoxes, status))),
    ],
  };
}

/** Draws a state diagram of the widget. */
export function drawWidgetLifecycle(): Diagram {
  return {
    title: 'Widget lifecycle',
    caption:
      'Solid arrows are function calls, and dashed arrows are automatic transitions. You can call destroy in every state.',
    description:
      'init changes the state to loading. From loading, the widget becomes ready when it has a token, locked without a token, and failed when loadTimeout is exceeded. From ready, generate changes the state to generating, which returns to ready, and edit changes it to editing. From editing, applyEdits changes the state to generating, and discardEdits changes it back to ready. From ready, signOut changes the state to locked, and from locked, signIn changes it back to ready. From every state, destroy changes it to destroyed.',
    size: [360, 420],
    shapes: [
      drawDot([180, 14]),
      drawArrow('M180 20V46'),
      drawText('init', [190, 33], 'start', 'code'),
      drawBox('loading', [125, 48, 110, 34]),
      drawArrow('M180 82V146', 'dashed'),
      drawText('token', [172, 108], 'end'),
      drawArrow('M125 65H65V112', 'dashed'),
      drawText('timeout', [84, 54]),
      drawBox('failed', [20, 114, 90, 34], 'final'),
      drawArrow('M235 65H300V112', 'dashed'),
      drawText('no token', [272, 54]),
      drawBox('locked', [255, 114, 90, 34]),
      drawBox('ready', [125, 148, 110, 34]),
      drawArrow('M300 148V173H237'),
      drawText('signIn', [306, 164], 'start', 'code'),
      drawArrow('M235 156 253 138'),
      drawText('signOut', [248, 126], 'end', 'code'),
      drawArrow('M145 182V298'),
      drawText('generate', [137, 240], 'end', 'code'),
      drawArrow('M161 298V184', 'dashed'),
      drawBox('generating', [70, 300, 110, 34]),
      drawArrow('M228 182V230'),
      drawText('↓ edit', [236, 198], 'start', 'code'),
      drawArrow('M212 232V184'),
      drawText('↑ discardEdits', [236, 216], 'start', 'code'),
      drawBox('editing', [190, 232, 110, 34]),
      drawArrow('M245 266V317H182'),
      drawText('applyEdits', [190, 329], 'start', 'code'),
      drawArrow('M125 334V376'),
      drawText('destroy', [133, 355], 'start', 'code'),
      drawBox('destroyed', [70, 378, 110, 34], 'final'),
    ],
  };
}
