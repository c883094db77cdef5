import styles from '@site/src/components/LoadFailure/styles.module.css';

/**
 * When a part of the first page does not arrive, Docusaurus never makes the page interactive, and says nothing: the static
 * page stays. This shows the error box above it. React is not running then, so the box is made by hand.
 */

function showFailure(message: string): void {
  const box = document.createElement('div');
  box.className = styles['box'] ?? '';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `Parts of this page did not load: ${message} You can read the page and follow its links.`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = styles['retry'] ?? '';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    window.location.reload();
  });
  box.append(text, retry);
  document.body.prepend(box);
}

/** The name that the bundler gives to the error of a part that did not load. */
const isLoadError = (reason: unknown): reason is Error => reason instanceof Error && reason.name === 'ChunkLoadError';

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const isStatic = document.documentElement.dataset['hasHydrated'] !== 'true';
    if (isStatic && isLoadError(event.reason)) {
      event.preventDefault();
      showFailure(event.reason.message.split('\n')[0] ?? '');
    }
  });
}
