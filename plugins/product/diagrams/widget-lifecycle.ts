import {drawArrow, drawBox, drawDot, drawText, type Diagram} from './drawing';

/** Draws a state diagram of the widget. */
export function widgetLifecycle(): Diagram {
  return {
    title: 'Widget lifecycle',
    caption:
      'Solid arrows are function calls, and dashed arrows are automatic transitions. You can call destroy in every state.',
    description:
      'init leads to loading. From loading, the widget becomes ready when it has a token, locked without a token, and failed when loadTimeout is exceeded. From ready, generate leads to generating, which leads back to ready, and edit leads to editing. From editing, applyEdits leads to generating, and discardEdits leads back to ready. From ready, signOut leads to locked, and from locked, signIn leads back to ready. From every state, destroy leads to destroyed.',
    size: [360, 420],
    shapes: [
      drawDot([180, 14]),
      drawArrow('M180 20V46'),
      drawText('init', [190, 33], {anchor: 'start', style: 'code'}),
      drawBox('loading', [125, 48, 110, 34]),
      drawArrow('M180 82V146', {isDashed: true}),
      drawText('token', [172, 108], {anchor: 'end'}),
      drawArrow('M125 65H65V112', {isDashed: true}),
      drawText('timeout', [84, 54]),
      drawBox('failed', [20, 114, 90, 34], {kind: 'final'}),
      drawArrow('M235 65H300V112', {isDashed: true}),
      drawText('no token', [272, 54]),
      drawBox('locked', [255, 114, 90, 34]),
      drawBox('ready', [125, 148, 110, 34]),
      drawArrow('M300 148V173H237'),
      drawText('signIn', [306, 164], {anchor: 'start', style: 'code'}),
      drawArrow('M235 156 253 138'),
      drawText('signOut', [248, 126], {anchor: 'end', style: 'code'}),
      drawArrow('M145 182V298'),
      drawText('generate', [137, 240], {anchor: 'end', style: 'code'}),
      drawArrow('M161 298V184', {isDashed: true}),
      drawBox('generating', [70, 300, 110, 34]),
      drawArrow('M228 182V230'),
      drawText('↓ edit', [236, 198], {anchor: 'start', style: 'code'}),
      drawArrow('M212 232V184'),
      drawText('↑ discardEdits', [236, 216], {anchor: 'start', style: 'code'}),
      drawBox('editing', [190, 232, 110, 34]),
      drawArrow('M245 266V317H182'),
      drawText('applyEdits', [190, 329], {anchor: 'start', style: 'code'}),
      drawArrow('M125 334V376'),
      drawText('destroy', [133, 355], {anchor: 'start', style: 'code'}),
      drawBox('destroyed', [70, 378, 110, 34], {kind: 'final'}),
    ],
  };
}
