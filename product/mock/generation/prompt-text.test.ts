import {expect, test} from 'vitest';
import {extractPromptText} from './prompt-text';

test.each([
  ['Summer sale: 20% off all garden chairs', {title: 'Summer sale', others: ['20% off all garden chairs']}],
  [
    'Create an elegant flyer for our yoga class. Every Monday at six, €12 per person.',
    {title: 'Our yoga class', others: ['Every Monday at six, €12 per person'], price: {amount: '12', currency: 'EUR'}},
  ],
])('extracts the text elements of "%s"', (prompt, elements) => {
  expect(extractPromptText(prompt)).toEqual(elements);
});
