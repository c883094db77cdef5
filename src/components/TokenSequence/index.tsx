import type {ReactNode} from 'react';
import Diagram, {Arrow, Box} from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const columns = {widget: 60, server: 180, api: 300} as const;

/** Sequence diagram of how the widget gets a token from the API through the integrator's server. */
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
        <Box bounds={[10, 8, 100, 36]} label="Widget" note="browser" variant="actor" />
        <Box bounds={[130, 8, 100, 36]} label="Your server" variant="actor" />
        <Box bounds={[250, 8, 100, 36]} label="API" variant="actor" />
        <Arrow path="M60 86H177" label="getToken" labelPosition={[118, 74]} isCode />
        <Arrow path="M180 136H297" label="loginUser" labelPosition={[238, 124]} isCode />
        <Arrow path="M300 186H183" label="token" labelPosition={[240, 174]} isCode />
        <Arrow path="M180 236H63" label="token" labelPosition={[120, 224]} isCode />
        <Arrow path="M60 290H297" label="calls with the token" labelPosition={[240, 278]} />
      </Diagram>
    </Figure>
  );
}
