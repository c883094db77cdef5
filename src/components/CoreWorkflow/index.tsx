import type {ReactNode} from 'react';
import Diagram, {Arrow, Box} from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import {layOut} from './layout';
import {steps} from './messages';
import styles from './styles.module.css';

const width = 360;
/** Where the two lifelines stand. */
const lanes = {you: 44, api: 316} as const;
/** Where the lifelines begin. */
const top = 44;

/** Create, wait, choose: the messages between your server and the API in the order of time. */
export default function CoreWorkflow(): ReactNode {
  const {rows, height} = layOut(steps, top);
  const told = steps
    .map(
      ({title, messages}) =>
        `${title}: ${messages.map(({from, text}) => `${from === 'you' ? 'you send' : 'the API answers'} ${text}`).join(', ')}.`,
    )
    .join(' ');

  return (
    <Figure caption="Create, wait, choose. Dashed arrows are the two ways to wait: ask again and again, or let a webhook tell you.">
      <Diagram size={[width, height]} title="Workflow of the core API" description={told}>
        <path className={styles.lifeline} d={`M${lanes.you} ${top}V${height}M${lanes.api} ${top}V${height}`} />
        <Box at={[4, 6, 80, 32]} label="You" look="actor" />
        <Box at={[276, 6, 80, 32]} label="API" look="actor" />
        {rows.map(({title, titleAt, messages}) => (
          <g key={title}>
            <text className={styles.step} x={width / 2} y={titleAt}>
              {title}
            </text>
            {messages.map(({from, text, isCall = false, isOptional = false, y: at}) => (
              <Arrow
                key={text}
                path={from === 'you' ? `M${lanes.you} ${at}H${lanes.api - 2}` : `M${lanes.api} ${at}H${lanes.you + 2}`}
                label={text}
                labelAt={[width / 2, at - 9]}
                isDashed={isOptional}
                isCode={isCall}
              />
            ))}
          </g>
        ))}
      </Diagram>
    </Figure>
  );
}
