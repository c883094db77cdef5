import type {ReactNode} from 'react';
import Diagram, {Arrow, Box, Dot} from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

/** State diagram of the widget. */
export default function WidgetLifecycle(): ReactNode {
  return (
    <Figure caption="The states of the widget. Dashed: it happens without a call of yours. From every state, destroy leads to destroyed.">
      <Diagram
        size={[360, 400]}
        title="Lifecycle of the widget"
        description="init leads to loading. With a token, loading becomes ready; without one, locked; when loadTimeout is over, failed. From ready, generate leads to generating and back to ready, and edit leads to editing. From editing, applyEdits leads to generating, discardEdits back to ready. From ready, signOut leads to locked, signIn back to ready. Every state ends in destroyed."
      >
        <Dot position={[180, 14]} />
        <Arrow path="M180 20V46" label="init" labelPosition={[202, 33]} isCode />
        <Box bounds={[125, 48, 110, 34]} label="loading" isCode />
        <Arrow path="M180 82V146" label="token" labelPosition={[204, 108]} isDashed />
        <Arrow path="M125 65H80V112" label="no time left" labelPosition={[62, 50]} isDashed />
        <Box bounds={[20, 114, 90, 34]} label="failed" variant="final" isCode />
        <Arrow path="M235 65H300V112" label="no token" labelPosition={[312, 50]} isDashed />
        <Box bounds={[255, 114, 90, 34]} label="locked" isCode />
        <Box bounds={[125, 148, 110, 34]} label="ready" isCode />
        <Arrow path="M300 148V173H237" label="signIn" labelPosition={[326, 164]} isCode />
        <Arrow path="M235 156L253 138" label="signOut" labelPosition={[218, 136]} isCode />
        <Arrow path="M150 182V266" label="generate" labelPosition={[112, 218]} isCode />
        <Arrow path="M170 266V184" isDashed />
        <Box bounds={[90, 268, 110, 34]} label="generating" isCode />
        <Arrow path="M215 182L276 222" label="edit" labelPosition={[268, 196]} isCode />
        <Arrow path="M250 224L200 184" />
        <Box bounds={[235, 224, 100, 34]} label="editing" isCode />
        <Arrow path="M285 258V285H202" label="applyEdits" labelPosition={[252, 295]} isCode />
        <Arrow path="M145 302V346" label="destroy" labelPosition={[178, 324]} isCode />
        <Box bounds={[90, 348, 110, 34]} label="destroyed" variant="final" isCode />
      </Diagram>
    </Figure>
  );
}
