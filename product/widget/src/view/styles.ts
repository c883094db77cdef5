import {isDark} from '../../../colors';
import type {ThemeColors} from '../../../ui-sdk';

const light =
  '--background:#ffffff;--text:#1d1b26;--surface:#f2f1f6;--border:#82808f;--accent:#5b3fd6;--on-accent:#ffffff;';
const dark =
  '--background:#1b1a22;--text:#eceaf4;--surface:#292832;--border:#8f8c9d;--accent:#b7a6ff;--on-accent:#1b1a22;';

/**
 * The widget's styles. They're applied as a constructed style sheet, so the page's Content Security Policy doesn't have
 * to allow `unsafe-inline`.
 */
export const styles = `
:host { display: block; min-height: 480px; ${light} color-scheme: light; }
:host([data-theme='dark']) { ${dark} color-scheme: dark; }
@media (prefers-color-scheme: dark) { :host([data-theme='auto']) { ${dark} color-scheme: dark; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.widget { display: grid; gap: 16px; padding: 20px; border: 1px solid var(--border); border-radius: 12px;
  background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
dialog { width: min(920px, 100% - 24px); max-height: calc(100% - 24px); padding: 0; border: 0; border-radius: 12px; }
dialog::backdrop { background: rgb(0 0 0 / 60%); }
.close { justify-self: end; }
.columns { display: grid; gap: 20px; }
.column { display: grid; gap: 16px; align-content: start; min-width: 0; }
@container (min-width: 760px) { .columns:has(> .aside:not([hidden])) { grid-template-columns: 280px 1fr; } }
.root { container-type: inline-size; }
form, .stack { display: grid; gap: 12px; margin: 0; }
.field { display: grid; gap: 4px; font-weight: 600; }
textarea, input, select { width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid var(--border); border-radius: 8px;
  background: var(--background); color: var(--text); font: inherit; font-weight: 400; }
textarea { resize: vertical; }
[type='color'] { padding: 4px; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface);
  color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button:disabled { opacity: 0.55; cursor: default; }
:is(button, input, select, textarea):focus-visible, .preview:has(:focus-visible) { outline: 3px solid var(--text); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.row > .field { flex: 1 1 200px; }
progress { width: 100%; height: 8px; accent-color: var(--accent); }
p { margin: 0; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
.previews { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 12px; }
.preview { display: grid; gap: 4px; align-content: start; padding: 8px; border: 1px solid var(--border); border-radius: 8px;
  font-size: 14px; cursor: pointer; }
.preview:has(:checked) { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
.preview input { position: absolute; width: 1px; height: 1px; opacity: 0; }
.preview img { display: block; width: 100%; height: auto; max-height: 180px; object-fit: contain; background: var(--surface); }
[aria-current='true'], [aria-pressed='true'] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
li > button { width: 100%; text-align: start; }
@media (prefers-reduced-motion: no-preference) { button, .preview { transition: box-shadow 120ms; } }
`;

/** Converts the `themeColors` option to custom properties of the host element. */
export const toColorProperties = ({accent, background, text}: ThemeColors): Readonly<Record<string, string>> => ({
  ...(accent !== undefined && {'--accent': accent, '--on-accent': isDark(accent) ? '#FFFFFF' : '#000000'}),
  ...(background !== undefined && {'--background': background, '--surface': background}),
  ...(text !== undefined && {'--text': text, '--border': text}),
});
