import {createElement, useState, type ChangeEvent, type ReactNode} from 'react';

/** What has happened on a page with {@link ControlsApp}: one entry per call of an event handler. */
export interface EffectLog {
  readonly effects: string[];
}

function log(effect: string) {
  (globalThis as typeof globalThis & EffectLog).effects.push(effect);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function read(field: Field): string {
  if (field.type === 'file') return (field as HTMLInputElement).files?.[0]?.name ?? 'none';
  return ['checkbox', 'radio'].includes(field.type) ? String((field as HTMLInputElement).checked) : field.value;
}

function onChange({currentTarget}: ChangeEvent<Field>) {
  log(`${currentTarget.name}: ${read(currentTarget)}`);
}

/** Controls of all kinds, each of which reports its events. */
export function ControlsApp(): ReactNode {
  const [isOn, setIsOn] = useState(false);
  const [text, setText] = useState('');
  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    // A handler that doesn't read the event.
    setIsOn((value) => !value);
  };
  const enterText = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    setText(event.currentTarget.value);
  };
  const options = ['a', 'b', 'c'].map((value) => createElement('option', {key: value, value}, value));
  const tab = {role: 'tab', tabIndex: 0, onKeyDown: ({key}: {key: string}) => log(`tab: ${key}`)};
  const link = {href: '#link', role: 'button', onClick: () => log('link'), onKeyDown: () => log('link key')};
  // Playwright compiles JSX to elements of its own.
  return createElement(
    'form',
    {onSubmit: () => log('submit')},
    createElement('input', {type: 'checkbox', name: 'toggle', checked: isOn, onChange: toggle}),
    createElement('input', {name: 'controlled', value: text, onChange: enterText}),
    createElement('input', {type: 'checkbox', name: 'checkbox', onChange}),
    createElement('input', {type: 'radio', name: 'radio', value: '1', defaultChecked: true, onChange}),
    createElement('input', {type: 'radio', name: 'radio', value: '2', onChange}),
    createElement('input', {type: 'number', name: 'number', defaultValue: 1, onChange}),
    createElement('input', {type: 'file', name: 'file', onChange}),
    createElement('input', {name: 'text', defaultValue: 'old', onChange}),
    createElement('textarea', {name: 'textarea', onChange}),
    createElement('select', {name: 'select', onChange}, options),
    createElement('button', {type: 'submit', name: 'submit'}, 'Submit'),
    createElement('span', tab, 'Tab'),
    createElement('a', link, 'Link'),
  );
}
