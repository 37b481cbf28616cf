import { color, length } from '@heddle/kit'

/** What boxes to tick and circles to choose look like. The browser draws their marks in a colour that is seen on theirs. */
export const BOX = {
  boxSize: length({
    label: { en: 'Size of the box', ru: 'Размер флажка' },
    default: '18px',
    panel: 'style',
    screens: 'css',
    property: '--box-size',
  }),
  boxColor: color({
    label: { en: 'Colour when ticked', ru: 'Цвет отмеченного' },
    panel: 'style',
    bindable: true,
    screens: 'css',
    property: '--box-color',
  }),
} as const
