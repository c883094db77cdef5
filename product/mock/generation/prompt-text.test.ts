import {expect, test} from 'vitest';
import {extractPromptText} from './prompt-text';

test.each([
  ['Wine tastings on our terrace every Friday in May', {title: 'Wine tastings on our terrace every Friday in May'}],
  ['Summer sale: 20% off all garden chairs', {title: 'Summer sale', subtitle: '20% off all garden chairs'}],
  [
    'Create an elegant flyer for our yoga class. Every Monday at six, 12 euros.',
    {title: 'Our yoga class', subtitle: 'Every Monday at six, 12 euros', price: {amount: '12', currency: 'EUR'}},
  ],
  [
    'Invite people to a jazz night. Tickets cost $18.50.',
    {title: 'A jazz night', subtitle: 'Tickets cost $18.50', price: {amount: '18.50', currency: 'USD'}},
  ],
  ['Design', {title: 'Design'}],
])('extracts the text elements of "%s"', (prompt, elements) => {
  expect(extractPromptText(prompt)).toEqual(elements);
});
