import type {ReactNode} from 'react';
import Diagram, {Arrow, Box, Dot} from '@site/src/components/Diagram';
import {required} from '@site/src/components/Diagram/required';
import Figure from '@site/src/components/Figure';

interface RequestStatus {
  readonly value: string;
  /** Whether the status changes no more by itself. */
  readonly terminal: boolean;
  /** The statuses that lead here. */
  readonly follows: readonly string[];
}

/** Where each status stands in the drawing. */
const places: Readonly<Record<string, readonly [number, number, number, number]>> = {
  queued: [115, 36, 130, 34],
  running: [115, 112, 130, 34],
  succeeded: [15, 196, 130, 34],
  failed: [215, 196, 130, 34],
  expired: [15, 276, 130, 34],
};

/** How one status leads to another. */
const transitions: Readonly<
  Record<string, {readonly path: string; readonly label: string; readonly labelAt: readonly [number, number]}>
> = {
  'queued running': {path: 'M180 70V110', label: 'work begins', labelAt: [138, 91]},
  'queued failed': {path: 'M245 53H310V194', label: 'cannot begin', labelAt: [312, 42]},
  'running succeeded': {path: 'M150 146V171H80V194', label: 'with result', labelAt: [98, 160]},
  'running failed': {path: 'M210 146V171H265V194', label: 'with error', labelAt: [252, 160]},
  'succeeded expired': {path: 'M80 230V274', label: 'lifetime is over', labelAt: [134, 253]},
};

/**
 * The life of a request. Statuses and transitions come from the contract.
 *
 * @throws Error when the contract has a status or a transition that the drawing has no place for: draw it here.
 */
export default function RequestStates({values}: {readonly values: readonly RequestStatus[]}): ReactNode {
  const edges = values.flatMap(({value, follows}) => follows.map((from) => `${from} ${value}`));
  return (
    <Figure caption="Five statuses, three of them final (thick border). The solid arrow is your call; the dashed ones happen by themselves.">
      <Diagram
        size={[360, 316]}
        title="Statuses of a request"
        description={`A request starts as queued. ${edges.map((edge) => edge.replace(' ', ' leads to ')).join(', ')}.`}
      >
        <Dot at={[180, 8]} />
        <Arrow path="M180 12V34" label="create" labelAt={[154, 22]} />
        {edges.map((edge) => (
          <Arrow key={edge} {...required('RequestStates', transitions, edge)} isDashed />
        ))}
        {values.map(({value, terminal}) => (
          <Box
            key={value}
            at={required('RequestStates', places, value)}
            label={value}
            look={terminal ? 'final' : 'plain'}
            isCode
          />
        ))}
      </Diagram>
    </Figure>
  );
}
