import type {ReactNode} from 'react';
import Diagram, {Arrow, Box} from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import {layOutSteps} from './layout';
import {steps} from './messages';
import styles from './styles.module.css';

const width = 360;
/** Horizontal positions of the lifelines. */
const lifelines = {client: 44, api: 316} as const;
/** Top of the lifelines. */
const top = 44;

/** Sequence diagram of the messages between the integrator's server and the API, from the request to the chosen variant. */
export default function CoreWorkflow(): ReactNode {
  const {rows, height} = layOutSteps(steps, top);
  const description = steps
    .map(
      ({title, messages}) =>
        `${title}: ${messages.map(({from, text}) => `${from === 'client' ? 'you send' : 'the API answers'} ${text}`).join(', ')}.`,
    )
    .join(' ');

  return (
    <Figure caption="Create, wait, choose. Dashed arrows are the two ways to wait: ask again and again, or let a webhook tell you.">
      <Diagram size={[width, height]} title="Workflow of the core API" description={description}>
        <path
          className={styles.lifeline}
          d={`M${lifelines.client} ${top}V${height}M${lifelines.api} ${top}V${height}`}
        />
        <Box bounds={[4, 6, 80, 32]} label="You" variant="actor" />
        <Box bounds={[276, 6, 80, 32]} label="API" variant="actor" />
        {rows.map(({title, titleY, messages}) => (
          <g key={title}>
            <text className={styles.step} x={width / 2} y={titleY}>
              {title}
            </text>
            {messages.map(({from, text, isOperation = false, isOptional = false, y}) => (
              <Arrow
                key={text}
                path={
                  from === 'client'
                    ? `M${lifelines.client} ${y}H${lifelines.api - 2}`
                    : `M${lifelines.api} ${y}H${lifelines.client + 2}`
                }
                label={text}
                labelPosition={[width / 2, y - 9]}
                isDashed={isOptional}
                isCode={isOperation}
              />
            ))}
          </g>
        ))}
      </Diagram>
    </Figure>
  );
}
