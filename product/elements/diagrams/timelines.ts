import {parseDuration} from '@developer-docs/mock-api';
import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';
import type {Element} from 'hast';
import {renderTable} from '@developer-docs/docusaurus-theme-openapi';
import {drawBar, drawDot, drawLine, drawText, renderFigure, renderImage} from './drawing';
import {addLimits, formatDuration, readLimit, toSeconds} from './limits';

const requestSchema = z.object({createdAt: z.string(), startedAt: z.string(), finishedAt: z.string()});
const firstPollSchema = z.object({max: z.number()});

const listFormat = new Intl.ListFormat('en');

/** Draws a timeline that compares polling with a webhook for the contract's example request. */
export function drawPollingTimeline(contract: ContractReader): Element {
  const [left, right] = [14, 346];
  const request = readValue(contract, 'examples/requests#/designs-succeeded/value', requestSchema);
  const toOffset = (timestamp: string) => (Date.parse(timestamp) - Date.parse(request.createdAt)) / 1000;
  const [startedAt, finishedAt] = [toOffset(request.startedAt), toOffset(request.finishedAt)];
  const firstInterval = readLimit(contract, 'first-poll');
  const {max} = readValue(contract, 'limits#/Limit/x-values/first-poll', firstPollSchema);
  const polls = schedulePolls(firstInterval.value, max, finishedAt);
  const lastPoll = polls.at(-1) ?? finishedAt;
  const toX = (offset: number) => left + ((right - left) * offset) / (lastPoll + 2);
  const finishX = toX(finishedAt);
  const image = renderImage(
    {
      title: 'Polling compared with a webhook',
      description: `A request takes ${finishedAt} seconds. An integration that polls makes calls ${listFormat.format(polls.map(String))} seconds after the request was created, at the intervals in Retry-After, and detects the result with the last call. An integration with a webhook is notified after ${finishedAt} seconds.`,
    },
    '0 0 360 210',
    [
      drawText('Request', [left, 12], 'start', 'bold'),
      drawBar([left, 24, toX(startedAt) - left - 1, 22]),
      drawBar([toX(startedAt), 24, finishX - toX(startedAt), 22], 'emphasized'),
      drawText('running', [(toX(startedAt) + finishX) / 2, 35], 'code'),
      drawLine(`M${finishX} 20V196`, 'dashed'),
      drawText('ready', [finishX, 10]),
      drawText('Polling', [left, 78], 'start', 'bold'),
      drawLine(`M${left} 98H${right}`),
      ...polls.flatMap((offset) => [
        drawDot([toX(offset), 98], offset === lastPoll ? 'emphasized' : undefined),
        drawText(`${offset} s`, [toX(offset), 116]),
      ]),
      drawText('Webhook', [left, 152], 'start', 'bold'),
      drawLine(`M${left} 172H${right}`),
      drawDot([finishX, 172], 'emphasized'),
      drawText(`${finishedAt} s`, [finishX - 10, 190], 'end'),
    ],
  );
  return renderFigure(
    image,
    `Polling takes ${polls.length} calls and detects the result ${lastPoll - finishedAt} seconds after it's ready. A webhook takes no calls and arrives when the result is ready.`,
  );
}

/**
 * Returns the times of polls, in seconds after the request's creation. The interval doubles, up to a maximum, until the
 * request is finished.
 */
function schedulePolls(firstInterval: number, maxInterval: number, finishedAt: number): number[] {
  const polls: number[] = [];
  let interval = firstInterval;
  for (let offset = interval; ; offset += interval) {
    polls.push(offset);
    if (offset >= finishedAt) {
      return polls;
    }
    interval = Math.min(interval * 2, maxInterval);
  }
}

/** Draws a timeline of how long the service keeps data and accepts links and keys. */
export function drawRetentionTimeline(contract: ContractReader): Element {
  const [left, maxWidth, rowHeight] = [8, 264, 46];
  const limit = (name: string) => readLimit(contract, name);
  const [lifetime, expiredLifetime] = [limit('request-lifetime'), limit('expired-lifetime')];
  const rows = [
    {label: 'Links to files', start: 'from each response', limit: limit('link-lifetime')},
    {label: 'Idempotency keys', start: 'from request creation', limit: limit('idempotency-window')},
    {label: 'Webhook redelivery', start: 'from request completion', limit: limit('webhook-redelivery')},
    {label: 'Results and designs', start: 'from request creation', limit: lifetime},
    {label: "A deleted user's data", start: 'from deletion', limit: limit('erasure-delay')},
    {
      label: 'Request records',
      start: 'from request creation',
      limit: addLimits(lifetime, expiredLifetime),
    },
  ]
    .map(({label, start, limit: {text, ...duration}}) => ({label, start, text, seconds: toSeconds(duration)}))
    .sort((a, b) => a.seconds - b.seconds);
  const maxSeconds = Math.max(...rows.map(({seconds}) => seconds));
  // On a linear scale, a bar of 24 hours would be barely visible next to one of 90 days.
  const toWidth = (seconds: number) => (maxWidth * Math.log(seconds / 3600)) / Math.log(maxSeconds / 3600);
  const description = rows.map(({label, start, text}) => `${label}: ${text} ${start}.`).join(' ');
  const image = renderImage(
    {title: 'Retention', description},
    `0 0 360 ${rows.length * rowHeight}`,
    rows.flatMap(({label, start, text, seconds}, index) => {
      const y = index * rowHeight;
      return [
        drawText(label, [left, y + 10], 'start', 'bold'),
        drawText(start, [352, y + 10], 'end', 'muted'),
        drawBar([left, y + 20, toWidth(seconds), 14], 'emphasized'),
        drawText(text, [left + toWidth(seconds) + 8, y + 28], 'start'),
      ];
    }),
  );
  return renderFigure(image, 'How long data, links, and keys are kept. The scale is logarithmic.');
}

const attemptsSchema = z.object({
  delays: z.array(z.string().refine((text) => parseDuration(text) !== undefined)).min(1),
});

/** Renders a table of the attempts to deliver a webhook, with the delay after the previous attempt. */
export function renderWebhookRetries(contract: ContractReader): Element {
  const {delays: durations} = readValue(contract, 'limits#/Limit/x-values/webhook-attempts', attemptsSchema);
  const delays = durations.map((duration) => (parseDuration(duration) ?? 0) / 1000);
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  const rows = delays.map((delay, index) => ({
    cells: [String(index + 2), formatDuration(delay)],
  }));
  return renderFigure(
    renderTable(['Attempt', 'Delay'], [{cells: ['1', 'None']}, ...rows]),
    `The last attempt is sent ${formatDuration(total)} after the first.`,
  );
}
