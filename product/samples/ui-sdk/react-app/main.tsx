import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './App';

const root = document.querySelector('#root');
if (root === null) {
  throw new Error('The page needs an element with the ID "root".');
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
