import {drawArrow, drawBox, drawLine, drawText, type Diagram} from './drawing';

const lifelines = {widget: 60, server: 180, api: 300} as const;

/** Draws a sequence diagram of how the widget gets a user token from the API through the integrator's server. */
export function tokenSequence(): Diagram {
  return {
    title: 'How the widget gets a user token',
    caption: 'The API key stays on your server. The browser receives only the user token.',
    description:
      'The widget in the browser calls getToken, which sends a request with the user’s session to your server. Your server calls loginUser with the API key. The API returns a user token to your server, which passes it on to the widget. The widget then calls the API with the user token.',
    size: [360, 326],
    shapes: [
      ...Object.values(lifelines).map((x) => drawLine(`M${x} 44V320`, {isDashed: true})),
      drawBox('Widget', [6, 8, 108, 40], {kind: 'actor', note: 'browser'}),
      drawBox('Your server', [126, 8, 108, 40], {kind: 'actor', note: 'has the API key'}),
      drawBox('API', [246, 8, 108, 40], {kind: 'actor'}),
      drawArrow('M60 90H178'),
      drawText('getToken', [119, 79], {style: 'code'}),
      drawArrow('M180 140H298'),
      drawText('loginUser', [239, 129], {style: 'code'}),
      drawArrow('M300 190H182'),
      drawText('user token', [241, 179]),
      drawArrow('M180 240H62'),
      drawText('user token', [121, 229]),
      drawArrow('M60 294H298'),
      drawText('API calls', [119, 283]),
    ],
  };
}
