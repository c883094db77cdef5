import {isWidgetError, type Selection, type WidgetState} from '@__SLUG__/ui-sdk';
import {useEffect, useRef, useState} from 'react';
import {useWidget} from './useWidget';

const ideas = ['Spring tastings on the terrace, every Friday in May', 'Harvest dinner at the long table'];

export function App() {
  const container = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [state, setState] = useState<WidgetState>('loading');
  const [accepted, setAccepted] = useState<readonly Selection[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const widget = useWidget(container, theme);

  useEffect(() => {
    if (widget === null) {
      return;
    }
    const unsubscribes = [
      widget.on('state-changed', ({to}) => setState(to)),
      widget.on('design-accepted', (selection) => setAccepted((previous) => [...previous, selection])),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [widget]);

  async function generate(prompt: string) {
    setProblem(null);
    try {
      await widget?.generate({prompt, designType: 'square-post'});
    } catch (error) {
      if (!isWidgetError(error)) throw error;
      setProblem(error.code === 'api_rejected' ? error.details.problem : error.code);
    }
  }

  return (
    <main>
      <h1>Designs</h1>
      <p role="status">{state}</p>
      {ideas.map((idea) => (
        <button key={idea} type="button" disabled={state !== 'ready'} onClick={() => void generate(idea)}>
          {idea}
        </button>
      ))}
      <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
        {theme === 'light' ? 'Dark theme' : 'Light theme'}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
      <div ref={container} style={{minHeight: 640}} />
      <ul aria-label="Accepted designs">
        {accepted.map(({designId, variantId}) => (
          <li key={`${designId} ${variantId}`}>{variantId ?? designId}</li>
        ))}
      </ul>
    </main>
  );
}
