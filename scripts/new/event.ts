import {UsageError, type Draft} from './draft';
import {checkName} from './names';
import type {NextSteps} from './page';

const superuserFile = 'contract/ui-sdk/superuser.d.ts';
const ordinaryFile = 'contract/ui-sdk/events.d.ts';
const emitter = 'packages/widget/src/emitter.ts';
const causes = 'tests/ui-sdk/events.spec.ts';

/**
 * Drafts an event of the widget: its declaration, which makes its row and entry on the page, its name in the reference widget,
 * and a cause for it in the tests.
 *
 * @param isSuperuser - Whether only a superuser's widget fires it.
 * @throws UsageError for a name that cannot be.
 */
export function draftEvent(draft: Draft, name: string, isSuperuser: boolean, brandSlug: string): NextSteps {
  checkName(name, 'an event', brandSlug);
  for (const file of [ordinaryFile, superuserFile]) {
    if (draft.read(file).includes(`readonly type: '${name}'`)) {
      throw new UsageError(`${file} has an event "${name}" already. Choose another name.`);
    }
  }
  const file = isSuperuser ? superuserFile : ordinaryFile;
  draft.insert(file, isSuperuser ? endOfSuperuserEvents : beforeDestroyed, declaration(name, isSuperuser));
  // Those of superusers come last, in both lists.
  const place = (end: string) => (text: string) => text.indexOf(isSuperuser ? end : "  'person-changing':");
  draft.insert(emitter, place('};\n\n/** Manages listeners an'), `  '${name}': ${String(isSuperuser)},\n`);
  draft.insert(causes, place('};\n\nasync function choosePerson'), cause(name, isSuperuser));
  const widget = isSuperuser ? 'superuser.ts' : 'designer.ts or lifecycle.ts';
  return [
    `${file}: write the sentences of "${name}" and what it carries.`,
    `packages/widget/src/${widget}: fire it where its cause is: this.emitter.emit('${name}', {…});`,
    `${causes}: do in "${name}" what causes it, outside of the widget.`,
    ...(isSuperuser
      ? [
          'docs/ui-sdk/superuser-features/superuser-widget-functions-events.mdx: name it under "What is different" and "Order of events".',
        ]
      : ['docs/ui-sdk/widget-functions-events.mdx: say under "Order of events" where it comes.']),
    `Then: npm run build && npx playwright test --project=chromium tests/ui-sdk/events.spec.ts -g ${name}`,
  ];
}

const beforeDestroyed = (text: string) => text.lastIndexOf('  /**', text.indexOf("readonly type: 'destroyed'"));

function endOfSuperuserEvents(text: string): number {
  const start = text.indexOf('export interface SuperuserEventMap');
  return start < 0 ? start : text.indexOf('\n}\n', start) + 1;
}

const declaration = (name: string, isSuperuser: boolean) => `${isSuperuser ? '\n' : ''}  /**
   * WRITE: what has happened, in a sentence.
   *
   * @when WRITE: what fires it.
   * @order WRITE: after and before which events.
   * @times WRITE: how often.
   * @cancelable No.
   * @suppressed WRITE: when it is not fired, although one could expect it.
   * @since WRITE: the version.
   * @example
   * \`\`\`ts
   * ${isSuperuser ? 'superuserWidget' : 'widget'}.on('${name}', ({timestamp}) => {
   *   console.log(timestamp);
   * });
   * \`\`\`
   */
  '${name}': EventBase & {readonly type: '${name}'};
${isSuperuser ? '' : '\n'}`;

const cause = (name: string, isSuperuser: boolean) => `  '${name}': {
    before: ${isSuperuser ? 'superuser' : 'ready'},
    cause: () => Promise.reject(new Error('WRITE: do what causes it.')),
  },
`;
