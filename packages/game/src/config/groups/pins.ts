import type { SectionId } from '../sections.ts';
import { lengthSetting, settingGroup } from '../value.ts';

/** The two marks for the pins of a die; `x1` and `x2` differ between sheets. */
export const pins = (section: SectionId, x1: number, x2: number) => {
  const mark = (title: string, description: string, value: number) =>
    lengthSetting({ section, title, description, default: value, minimum: 0 });
  return settingGroup(
    {
      innerRadius: mark('Pins Inner Radius', 'Radius of the white disc in a pin mark.', 6.25),
      outerRadius: mark('Pins Outer Radius', 'Radius of the grey ring of a pin mark.', 12.5),
      y: mark('Pin Y Location', 'Distance of both pin marks from the page edge.', 25),
      x1: mark('Pins X1 Location', 'Position of the first pin mark along the edge.', x1),
      x2: mark('Pins X2 Location', 'Position of the second pin mark along the edge.', x2),
    },
    {
      title: 'Pins',
      description: 'Marks for die pins.',
      required: ['innerRadius', 'outerRadius', 'y', 'x1', 'x2'],
    },
  );
};
