import type {ReactNode} from 'react';
import Diagram, {Arrow, Box, Dot} from '@site/src/components/Diagram';
import {findShape} from '@site/src/components/Diagram/find-shape';
import Figure from '@site/src/components/Figure';

interface RequestStatus {
  readonly value: string;
  /** Whether the status is final. */
  readonly terminal: boolean;
  /** Statuses from which this one can be reached. */
  readonly follows: readonly string[];
}

const boxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  queued: [115, 36, 130, 34],
  running: [115, 112, 130, 34],
  succeeded: [15, 196, 130, 34],
  failed: [215, 196, 130, 34],
  expired: [15, 276, 130, 34],
};

/** Arrows by previous and next status. */
const transitions: Readonly<
  Record<string, {readonly path: string; readonly label: string; readonly labelPosition: readonly [number, number]}>
> = {
  'queued running': {path: 'M180 70V110', label: 'work begins', labelPosition: [138, 91]},
  'queued failed': {path: 'M245 53H310V194', label: 'cannot begin', labelPosition: [312, 42]},
  'running succeeded': {path: 'M150 146V171H80V194', label: 'with result', labelPosition: [98, 160]},
  'running failed': {path: 'M210 146V171H265V194', label: 'with error', labelPosition: [252, 160]},
  'succeeded expired': {path: 'M80 230V274', label: 'lifetime is over', labelPosition: [134, 253]},
};

/**
 * State diagram of a request. Statuses and transitions come from the contract.
 *
 * @throws Error if the diagram has no shape for a status or a transition.
 */
export default function RequestStates({values}: {readonly values: readonly RequestStatus[]}): ReactNode {
  const transitionNames = values.flatMap(({value, follows}) => follows.map((from) => `${from} ${value}`));
  return (
    <Figure caption="Five statuses, three of them final (thick border). The solid arrow is your call; the dashed ones happen by themselves.">
      <Diagram
        size={[360, 316]}
        title="Statuses of a request"
        description={`A request starts as queued. ${transitionNames.map((name) => name.replace(' ', ' leads to ')).join(', ')}.`}
      >
        <Dot position={[180, 8]} />
        <Arrow path="M180 12V34" label="create" labelPosition={[154, 22]} />
        {transitionNames.map((name) => (
          <Arrow key={name} {...findShape('RequestStates', transitions, name)} isDashed />
        ))}
        {values.map(({value, terminal}) => (
          <Box
            key={value}
            bounds={findShape('RequestStates', boxes, value)}
            label={value}
            variant={terminal ? 'final' : 'default'}
            isCode
          />
        ))}
      </Diagram>
    </Figure>
  );
}
