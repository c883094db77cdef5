import type {ReactNode} from 'react';
import Diagram, {Arrow, Box, Dot} from '@site/src/components/Diagram';
import {findShape} from '@site/src/components/Diagram/find-shape';
import Figure from '@site/src/components/Figure';

const boxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  active: [115, 52, 130, 36],
  deleted: [115, 158, 130, 36],
};

/**
 * State diagram of a user. The statuses come from the contract.
 *
 * @throws Error if the diagram has no shape for a status.
 */
export default function UserLifecycle({values}: {readonly values: readonly {readonly value: string}[]}): ReactNode {
  return (
    <Figure caption="A user is active or deleted. Solid arrows are calls of yours; the dashed one happens by itself.">
      <Diagram
        size={[360, 256]}
        title="Life of a user"
        description="The first loginUser of an id creates an active user. deleteUser makes the user deleted. reactivateUser makes a deleted user active again. A deleted user who is not reactivated in time is erased."
      >
        <Dot position={[180, 10]} />
        <Arrow path="M180 14V50" label="loginUser" labelPosition={[222, 30]} isCode />
        <Arrow path="M140 88V156" label="deleteUser" labelPosition={[92, 122]} isCode />
        <Arrow path="M220 158V90" label="reactivateUser" labelPosition={[284, 122]} isCode />
        <Arrow path="M180 194V234" label="time to undo is over" labelPosition={[250, 214]} isDashed />
        <Dot position={[180, 245]} isEnd />
        {values.map(({value}) => (
          <Box key={value} bounds={findShape('UserLifecycle', boxes, value)} label={value} isCode />
        ))}
      </Diagram>
    </Figure>
  );
}
