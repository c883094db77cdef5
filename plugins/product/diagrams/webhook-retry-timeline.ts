import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';
import {drawDot, drawLine, drawText, type Diagram} from './drawing';
import {formatDuration, parseDuration, readLimit} from './limits';

const attemptsSchema = z.object({waits: z.array(z.string()).min(1)}).loose();

const top = 40;
const rowHeight = 30;
const columns = {dot: 18, attempt: 38, pause: 232, elapsed: 348} as const;

/** Draws a timeline of the attempts to deliver a webhook, with the delay before each attempt. */
export function webhookRetryTimeline(contract: ContractReader): Diagram {
  const {waits} = readValue(contract, 'limits#/Limit/x-values/webhook-attempts', attemptsSchema);
  const timeout = readLimit(contract, 'webhook-timeout');
  const redelivery = readLimit(contract, 'webhook-redelivery');
  const pauses = [0, ...waits.map(parseDuration)];
  const attempts = pauses.map((pause, index) => ({
    number: index + 1,
    pause,
    elapsed: pauses.slice(0, index + 1).reduce((sum, value) => sum + value, 0),
    y: top + index * rowHeight,
  }));
  const lastY = top + (attempts.length - 1) * rowHeight;
  const endY = lastY + rowHeight;
  const total = formatDuration(attempts.at(-1)?.elapsed ?? 0);
  return {
    title: 'Webhook delivery attempts',
    caption: `An attempt fails if your endpoint doesn't return a 2xx status within ${timeout.text}. After the last one, you can redeliver the webhook from your account settings.`,
    description: `${attempts
      .map(({number, pause, elapsed}) =>
        number === 1
          ? 'Attempt 1 is made when the request is finished.'
          : `Attempt ${number} follows ${formatDuration(pause)} after the previous attempt and ${formatDuration(elapsed)} after the first one.`,
      )
      .join(
        ' ',
      )} After ${total}, automatic delivery ends. Manual redelivery is possible for ${redelivery.text} after the request was finished.`,
    size: [360, endY + 40],
    shapes: [
      drawText('After the previous', [columns.pause, 12], {anchor: 'end', style: 'muted'}),
      drawText('After the first', [columns.elapsed, 12], {anchor: 'end', style: 'muted'}),
      drawLine(`M${columns.dot} ${top}V${lastY}`),
      drawLine(`M${columns.dot} ${lastY}V${endY}`, {isDashed: true}),
      ...attempts.flatMap(({number, pause, elapsed, y}) => [
        drawDot([columns.dot, y]),
        drawText(`Attempt ${number}`, [columns.attempt, y], {anchor: 'start', style: 'bold'}),
        drawText(number === 1 ? '–' : formatDuration(pause), [columns.pause, y], {anchor: 'end'}),
        drawText(number === 1 ? '–' : formatDuration(elapsed), [columns.elapsed, y], {anchor: 'end'}),
      ]),
      drawDot([columns.dot, endY], 'end'),
      drawText('Automatic delivery ends', [columns.attempt, endY], {anchor: 'start', style: 'bold'}),
      drawText(
        `Manual redelivery for ${redelivery.text} after the request was finished`,
        [columns.dot - 8, endY + 26],
        {
          anchor: 'start',
          style: 'muted',
        },
      ),
    ],
  };
}
