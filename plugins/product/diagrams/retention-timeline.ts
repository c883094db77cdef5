import type {ContractReader} from '../contract-reader';
import {drawBar, drawText, type Diagram} from './drawing';
import {addLimits, readLimit, toSeconds} from './limits';

const left = 8;
const right = 272;
const rowHeight = 46;
const hour = 3600;

/** Draws a timeline of how long the service keeps data and accepts links and keys. */
export function retentionTimeline(contract: ContractReader): Diagram {
  const limit = (name: string) => readLimit(contract, name);
  const [lifetime, expiredLifetime] = [limit('request-lifetime'), limit('expired-lifetime')];
  const rows = [
    {label: 'Links to files', start: 'from each response', limit: limit('link-lifetime')},
    {label: 'Idempotency keys', start: 'from the first call', limit: limit('idempotency-window')},
    {label: 'Webhook redelivery', start: 'from the end of the request', limit: limit('webhook-redelivery')},
    {label: 'Results and designs', start: 'from the creation of the request', limit: lifetime},
    {label: 'Data of a deleted user', start: 'from the deletion', limit: limit('erasure-delay')},
    {
      label: 'Request records',
      start: 'from the creation of the request',
      limit: addLimits(lifetime, expiredLifetime),
    },
  ]
    .map(({label, start, limit: {text, ...duration}}) => ({label, start, text, seconds: toSeconds(duration)}))
    .sort((a, b) => a.seconds - b.seconds);
  const longest = Math.max(...rows.map(({seconds}) => seconds));
  // On a linear scale, a bar of 24 hours would hardly be visible next to one of 90 days.
  const toWidth = (seconds: number) => ((right - left) * Math.log(seconds / hour)) / Math.log(longest / hour);
  return {
    title: 'Retention',
    caption: 'How long data, links, and keys are kept. The scale is logarithmic.',
    description: rows.map(({label, start, text}) => `${label}: ${text} ${start}.`).join(' '),
    size: [360, rows.length * rowHeight],
    shapes: rows.flatMap(({label, start, text, seconds}, index) => {
      const y = index * rowHeight;
      return [
        drawText(label, [left, y + 10], {anchor: 'start', style: 'bold'}),
        drawText(start, [352, y + 10], {anchor: 'end', style: 'muted'}),
        drawBar([left, y + 20, toWidth(seconds), 14], {isEmphasized: true}),
        drawText(text, [left + toWidth(seconds) + 8, y + 28], {anchor: 'start'}),
      ];
    }),
  };
}
