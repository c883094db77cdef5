import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';
import {drawArrow, drawBox, drawDot, drawText, findShape, type Bounds, type Diagram} from './drawing';
import {readLimit} from './limits';

const boxes: Readonly<Record<string, Bounds>> = {
  active: [115, 52, 130, 34],
  deleted: [115, 158, 130, 34],
};

/** Draws a state diagram of a user. The statuses and the time until erasure come from the contract. */
export function userLifecycle(contract: ContractReader): Diagram {
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
      drawText('loginUser', [190, 30], {anchor: 'start', style: 'code'}),
      drawArrow('M145 86V156'),
      drawText('deleteUser', [136, 122], {anchor: 'end', style: 'code'}),
      drawArrow('M215 158V88'),
      drawText('reactivateUser', [224, 122], {anchor: 'start', style: 'code'}),
      drawArrow('M180 192V226', {isDashed: true}),
      drawText(`${erasureDelay} later`, [190, 210], {anchor: 'start'}),
      drawDot([180, 237], 'end'),
      drawText('data erased', [180, 258]),
      ...statuses.map((status) => drawBox(status, findShape('UserLifecycle', boxes, status))),
    ],
  };
}
