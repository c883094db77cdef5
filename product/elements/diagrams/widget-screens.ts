import {messages} from '@developer-docs/widget/messages';
import type {Element} from 'hast';
import {s} from 'hastscript';
import type {ContractReader} from '../contract-reader';
import {renderExampleVariants, type DesignRenderer} from '../rendered-designs';
import {drawBar, drawControl, drawFrame, drawMarker, drawText, renderFigure, renderImage, type Point} from './drawing';

const labels = messages.en;

const markers: readonly Point[] = [
  [340, 38],
  [222, 120],
  [340, 120],
  [340, 180],
  [142, 298],
  [206, 298],
  [340, 298],
];

/** Draws the widget after a generation, with numbered callouts that a list on the page explains. */
export function drawAnnotatedWidget(contract: ContractReader, renderer: DesignRenderer): Element {
  const {design, variants} = renderExampleVariants(contract, renderer);
  const previews = [
    {label: labels.originalDesign, image: design},
    ...variants.map(({image}, index) => ({label: labels.variant(index + 1), image})),
  ];
  const text = {
    title: 'The widget after a generation',
    description:
      'From top to bottom: 1. a text field labeled “Describe your design”, 2. a list of design types, 3. the “Generate” button, 4. previews of the original design and three variants, the first of which is selected, 5. the “Use this design” button, 6. the “Edit” button, and 7. the “Download PNG” button.',
  };
  return renderFigure(
    renderImage(text, '0 0 360 350', [
      drawFrame([4, 4, 352, 342]),
      drawText(labels.prompt, [20, 26], 'start', 'label'),
      drawFrame([20, 38, 320, 52]),
      drawText('Wine tastings on our terrace', [30, 55], 'start'),
      drawText('every Friday in May', [30, 73], 'start'),
      drawText(labels.designType, [20, 108], 'start', 'label'),
      drawFrame([20, 120, 202, 34]),
      drawText(labels.designTypes['square-post'], [30, 137], 'start'),
      drawText('▾', [206, 137]),
      ...drawControl(labels.generate, [232, 120, 108, 34], 'primary'),
      drawText(labels.chooseDesign, [20, 180], 'start', 'label'),
      ...previews.flatMap(({label, image}, index) => [
        s('image', {href: image.src, x: 20 + index * 82, y: 194, width: 74, height: 74}),
        ...(index === 1 ? [drawFrame([17 + index * 82, 191, 80, 80], 'selected')] : []),
        drawText(label, [57 + index * 82, 280]),
      ]),
      ...drawControl(labels.acceptDesign, [20, 298, 122, 34], 'primary'),
      ...drawControl(labels.editText, [150, 298, 56, 34]),
      ...drawControl(labels.download('PNG'), [214, 298, 126, 34]),
      ...markers.map((position, index) => drawMarker(index + 1, position)),
    ]),
    'The widget with a design, three variants, and the actions for the selected variant.',
  );
}

/** The brand form's fields, in order. */
const brandFields = ['brandName', 'tagline', 'about', 'audience', 'tone', 'primaryColor'] as const;
const fieldHeight = 26;

/** Draws the superuser widget with each of its panels open. The labels come from the reference widget. */
export function drawSuperuserPanels(): Element {
  const marks = [
    `the “${labels.people}” and “${labels.brand}” buttons`,
    'the list of people, with one person selected',
    `the designer with the “${labels.generate}” button`,
    `the “${labels.website}” field with the “${labels.extractBrand}” button`,
    `the brand form with the fields ${brandFields.map((name) => labels[name]).join(', ')}`,
    `the “${labels.saveBrand}” button`,
  ];
  const saveTop = 106 + brandFields.length * fieldHeight;
  const brandTop = 148;
  const text = {
    title: 'Superuser widget panels',
    description: `Two views of the widget. Numbers mark ${marks.map((mark, index) => `${index + 1}: ${mark}`).join('; ')}.`,
  };
  return renderFigure(
    renderImage(text, `0 0 360 ${brandTop + saveTop + 38}`, [
      drawFrame([2, 2, 356, 136]),
      ...drawTabs(0, labels.people),
      drawMarker(1, [163, 24]),
      ...drawControl('Maya R.', [12, 48, 138, 24], 'primary'),
      ...drawControl('Jonas K.', [12, 78, 138, 24]),
      drawMarker(2, [163, 60]),
      drawText(labels.prompt, [190, 22], 'start'),
      drawBar([190, 34, 158, 30]),
      ...drawControl(labels.designType, [190, 70, 158, 24]),
      ...drawControl(labels.generate, [190, 102, 100, 24], 'primary'),
      drawMarker(3, [307, 114]),
      drawFrame([2, brandTop, 356, saveTop + 36]),
      ...drawTabs(brandTop, labels.brand),
      ...drawControl(labels.website, [12, brandTop + 46, 138, 22]),
      ...drawControl(labels.extractBrand, [12, brandTop + 72, 138, 24], 'primary'),
      drawMarker(4, [163, brandTop + 71]),
      ...brandFields.flatMap((name, index) =>
        drawControl(labels[name], [12, brandTop + 106 + index * fieldHeight, 138, 22]),
      ),
      drawMarker(5, [163, brandTop + 171]),
      ...drawControl(labels.saveBrand, [12, brandTop + saveTop + 4, 138, 24], 'primary'),
      drawMarker(6, [163, brandTop + saveTop + 16]),
      // The original design and three variants.
      drawBar([190, brandTop + 12, 158, 158]),
      ...[190, 244, 298].map((x) => drawBar([x, brandTop + 178, 50, 50])),
    ]),
    `The superuser widget with the “${labels.people}” panel open (top) and with the “${labels.brand}” panel open (bottom).`,
  );
}

const drawTabs = (top: number, open: string) => [
  ...drawControl(labels.people, [12, top + 12, 66, 24], open === labels.people ? 'primary' : undefined),
  ...drawControl(labels.brand, [84, top + 12, 66, 24], open === labels.brand ? 'primary' : undefined),
];
