import {UsageError, type Draft} from './draft';
import {checkName} from './names';
import type {NextSteps} from './page';

const superuserEventsFile = 'contract/ui-sdk/superuser.d.ts';
const widgetEventsFile = 'contract/ui-sdk/events.d.ts';
const emitterFile = 'packages/widget/src/emitter.ts';
const testFile = 'tests/content/ui-sdk/events.spec.ts';

/**
 * Drafts an event of the widget: its declaration, from which its entry on the page is generated, its name in the
 * reference widget, and a test that triggers it.
 *
 * @param isSuperuser - Whether only the superuser widget fires the event.
 * @throws UsageError if the name is invalid or already in use.
 */
export function draftEvent(draft: Draft, name: string, isSuperuser: boolean, brandSlug: string): NextSteps {
  checkName(name, 'an event', brandSlug);
  for (const file of [widgetEventsFile, superuserEventsFile]) {
    if (draft.read(file).includes(`readonly type: '${name}'`)) {
      throw new UsageError(`${file} already has an event "${name}". Choose another name.`);
    }
  }
  const declarationFile = isSuperuser ? superuserEventsFile : widgetEventsFile;
  draft.insert(
    declarationFile,
    isSuperuser ? findEndOfSuperuserEvents : findDestroyedEvent,
    declaration(name, isSuperuser),
  );
  // Both lists end with the superuser events, the first of which is `person-changing`.
  const findPosition = (endOfList: string) => (text: string) =>
    text.indexOf(isSuperuser ? endOfList : "  'person-changing':");
  draft.insert(emitterFile, findPosition('};\n\n/** Manages listeners an'), `  '${name}': ${String(isSuperuser)},\n`);
  draft.insert(testFile, findPosition('};\n\nasync function choosePerson'), testCase(name, isSuperuser));
  const widgetFile = isSuperuser ? 'superuser.ts' : 'designer.ts or lifecycle.ts';
  return [
    `${declarationFile}: Replace the WRITE: placeholders of "${name}" and declare its payload.`,
    `packages/widget/src/${widgetFile}: Fire the event: this.emitter.emit('${name}', {…});`,
    `${testFile}: Trigger "${name}" from outside the widget.`,
    `plugins/product/playground/${isSuperuser ? 'superuser' : 'widget'}-setups.ts: Add calls that fire "${name}".`,
    isSuperuser
      ? 'docs/ui-sdk/superuser-features/superuser-widget-functions-events.mdx: Add the event to "What is different" and "Order of events".'
      : 'docs/ui-sdk/widget-functions-events.mdx: Add the event to "Order of events".',
    `Run: npm run build && npx playwright test --project=chromium ${testFile} -g ${name}`,
  ];
}

/** Finds the start of the last event, including its comment. */
const findDestroyedEvent = (text: string) => text.lastIndexOf('  /**', text.indexOf("readonly type: 'destroyed'"));

function findEndOfSuperuserEvents(text: string): number {
  const start = text.indexOf('export interface SuperuserEventMap');
  return start < 0 ? start : text.indexOf('\n}\n', start) + 1;
}

const declaration = (name: string, isSuperuser: boolean) => `${isSuperuser ? '\n' : ''}  /**
   * WRITE: a description of what has happened, in one sentence.
   *
   * @when WRITE: what triggers the event.
   * @order WRITE: which events precede and follow it.
   * @times WRITE: how often it's fired.
   * @cancelable No.
   * @suppressed WRITE: when it isn't fired even though developers might expect it.
   * @since WRITE: the version that introduces it.
   * @example
   * \`\`\`ts
   * ${isSuperuser ? 'superuserWidget' : 'widget'}.on('${name}', ({timestamp}) => {
   *   console.log(timestamp);
   * });
   * \`\`\`
   */
  '${name}': EventBase & {readonly type: '${name}'};
${isSuperuser ? '' : '\n'}`;

const testCase = (name: string, isSuperuser: boolean) => `  '${name}': {
    before: ${isSuperuser ? 'superuser' : 'ready'},
    cause: () => Promise.reject(new Error('WRITE: the code that triggers the event.')),
  },
`;
