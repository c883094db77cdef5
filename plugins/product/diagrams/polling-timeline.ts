import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';
import {drawBar, drawDot, drawLine, drawText, type Diagram} from './drawing';
import {readLimit} from './limits';

const requestSchema = z.object({createdAt: z.string(), startedAt: z.string(), finishedAt: z.string()}).loose();
const firstPollSchema = z.object({max: z.number()}).loose();

const listFormat = new Intl.ListFormat('en');
const left = 14;
const right = 346;

/** Draws a timeline that compares polling with a webhook for the contract's example request. */
export function pollingTimeline(contract: ContractReader): Diagram {
  const request = readValue(contract, 'examples/requests#/designs-succeeded/value', requestSchema);
  const toOffset = (timestamp: string) => (Date.parse(timestamp) - Date.parse(request.createdAt)) / 1000;
  const [startedAt, finishedAt] = [toOffset(request.startedAt), toOffset(request.finishedAt)];
  const firstInterval = readLimit(contract, 'first-poll');
  const {max} = readValue(contract, 'limits#/Limit/x-values/first-poll', firstPollSchema);
  const polls = schedulePolls(firstInterval.value, max, finishedAt);
  const lastPoll = polls.at(-1) ?? finishedAt;
  const toX = (offset: number) => left + ((right - left) * offset) / (lastPoll + 2);
  const finishX = toX(finishedAt);
  return {
    title: 'Polling compared with a webhook',
    caption: `Polling takes ${polls.length} calls and detects the result ${lastPoll - finishedAt} seconds after it's ready. A webhook takes no calls and arrives when the result is ready.`,
    description: `A request takes ${finishedAt} seconds. An integration that polls makes calls ${listFormat.format(polls.map(String))} seconds after the request was created, at the intervals in Retry-After, and detects the result with the last call. An integration with a webhook is notified after ${finishedAt} seconds.`,
    size: [360, 210],
    shapes: [
      drawText('Request', [left, 12], {anchor: 'start', style: 'bold'}),
      drawBar([left, 24, toX(startedAt) - left - 1, 22]),
      drawBar([toX(startedAt), 24, finishX - toX(startedAt), 22], {isEmphasized: true}),
      drawText('running', [(toX(startedAt) + finishX) / 2, 35], {style: 'code'}),
      drawLine(`M${finishX} 20V196`, {isDashed: true}),
      drawText('ready', [finishX, 10]),
      drawText('Polling', [left, 78], {anchor: 'start', style: 'bold'}),
      drawLine(`M${left} 98H${right}`),
      ...polls.flatMap((offset) => [
        drawDot([toX(offset), 98], offset === lastPoll ? 'emphasized' : 'start'),
        drawText(`${offset} s`, [toX(offset), 116]),
      ]),
      drawText('Webhook', [left, 152], {anchor: 'start', style: 'bold'}),
      drawLine(`M${left} 172H${right}`),
      drawDot([finishX, 172], 'emphasized'),
      drawText(`${finishedAt} s`, [finishX - 10, 190], {anchor: 'end'}),
    ],
  };
}

/**
 * Returns the times of polls, in seconds after the request's creation. The interval doubles, up to a maximum, until the request is
 * finished.
 */
export function schedulePolls(firstInterval: number, maxInterval: number, finishedAt: number): number[] {
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
