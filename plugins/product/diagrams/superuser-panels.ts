import {messages} from '@developer-docs/widget/messages';
import {drawBar, drawControl, drawFrame, drawMarker, drawText, type Diagram} from './drawing';

const labels = messages.en;
/** The fields of the brand form, in order. */
const brandFields = ['brandName', 'tagline', 'about', 'audience', 'tone', 'primaryColor'] as const;
const fieldHeight = 26;

/** Draws the superuser widget with each of its panels open. The labels are those of the reference widget. */
export function superuserPanels(): Diagram {
  const marks = [
    `the “${labels.people}” and “${labels.brand}” buttons`,
    'the list of people, in which one is selected',
    `the designer with the “${labels.generate}” button`,
    `the “${labels.website}” field with the “${labels.extractBrand}” button`,
    `the brand form with the fields ${brandFields.map((name) => labels[name]).join(', ')}`,
    `the “${labels.saveBrand}” button`,
  ];
  const saveTop = 106 + brandFields.length * fieldHeight;
  const brandTop = 148;
  return {
    title: 'Panels of the superuser widget',
    caption: `The superuser widget with the “${labels.people}” panel open (top) and with the “${labels.brand}” panel open (bottom).`,
    description: `Two views of the widget. Numbers mark ${marks.map((mark, index) => `${index + 1}: ${mark}`).join('; ')}.`,
    size: [360, brandTop + saveTop + 38],
    shapes: [
      drawFrame([2, 2, 356, 136]),
      ...drawTabs(0, labels.people),
      drawMarker(1, [163, 24]),
      ...drawControl('Maya R.', [12, 48, 138, 24], true),
      ...drawControl('Jonas K.', [12, 78, 138, 24]),
      drawMarker(2, [163, 60]),
      drawText(labels.prompt, [190, 22], {anchor: 'start'}),
      drawBar([190, 34, 158, 30]),
      ...drawControl(labels.designType, [190, 70, 158, 24]),
      ...drawControl(labels.generate, [190, 102, 100, 24], true),
      drawMarker(3, [307, 114]),
      drawFrame([2, brandTop, 356, saveTop + 36]),
      ...drawTabs(brandTop, labels.brand),
      ...drawControl(labels.website, [12, brandTop + 46, 138, 22]),
      ...drawControl(labels.extractBrand, [12, brandTop + 72, 138, 24], true),
      drawMarker(4, [163, brandTop + 71]),
      ...brandFields.flatMap((name, index) =>
        drawControl(labels[name], [12, brandTop + 106 + index * fieldHeight, 138, 22]),
      ),
      drawMarker(5, [163, brandTop + 171]),
      ...drawControl(labels.saveBrand, [12, brandTop + saveTop + 4, 138, 24], true),
      drawMarker(6, [163, brandTop + saveTop + 16]),
      // The original design and three variants.
      drawBar([190, brandTop + 12, 158, 158]),
      ...[190, 244, 298].map((x) => drawBar([x, brandTop + 178, 50, 50])),
    ],
  };
}

const drawTabs = (top: number, open: string) => [
  ...drawControl(labels.people, [12, top + 12, 66, 24], open === labels.people),
  ...drawControl(labels.brand, [84, top + 12, 66, 24], open === labels.brand),
];
