import type {ReactNode} from 'react';
import Diagram, {Arrow, Box} from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const columns = {widget: 60, server: 180, api: 300} as const;

/** How a token travels between the widget, the integrator's server and the API. */
export default function TokenSequence(): ReactNode {
  return (
    <Figure caption="How a token travels. The API key stays on your server; the browser sees the token only.">
      <Diagram
        size={[360, 330]}
        title="Sequence of a token"
        description="The widget in the browser calls getToken, which asks your server with the session of the person. Your server calls loginUser of the API with the API key. The API answers your server with token and expiresAt, your server passes the answer on to the widget. The widget then calls the API with the token."
      >
        {Object.values(columns).map((x) => (
          <Arrow key={x} path={`M${x} 44V322`} isDashed />
        ))}
        <Box at={[10, 8, 100, 36]} label="Widget" note="browser" look="actor" />
        <Box at={[130, 8, 100, 36]} label="Your server" look="actor" />
        <Box at={[250, 8, 100, 36]} label="API" look="actor" />
        <Arrow path="M60 86H177" label="getToken" labelAt={[118, 74]} isCode />
        <Arrow path="M180 136H297" label="loginUser" labelAt={[238, 124]} isCode />
        <Arrow path="M300 186H183" label="token" labelAt={[240, 174]} isCode />
        <Arrow path="M180 236H63" label="token" labelAt={[120, 224]} isCode />
        <Arrow path="M60 290H297" label="calls with the token" labelAt={[240, 278]} />
      </Diagram>
    </Figure>
  );
}
