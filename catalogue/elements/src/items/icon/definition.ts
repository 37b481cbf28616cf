import { color, defineElement, icon, length, text } from '@heddle/kit'

/** Specification section 9: the largest size of a font, which an icon is sized by. */
const MOST_SIZE = 100
/** However it is set, and whatever a formula gives. */
const LIMITED = `min(1em, ${MOST_SIZE}px)`

/** A symbol of the icon set, drawn in the colour of the text (specification section 3, icon). */
export const iconDefinition = defineElement({
  type: 'icon',
  label: { en: 'Icon', ru: 'Значок' },
  icon: 'star',
  group: 'basics',
  words: ['symbol', 'svg', 'glyph', 'pictogram', 'иконка', 'символ'],
  fields: {
    icon: icon({ label: { en: 'Icon', ru: 'Значок' } }),
    color: color({ label: { en: 'Colour', ru: 'Цвет' }, panel: 'style', bindable: true, screens: 'css', property: 'color' }),
    fontSize: length({
      label: { en: 'Size', ru: 'Размер' },
      help: { en: `At most ${MOST_SIZE}px`, ru: `Не больше ${MOST_SIZE}px` },
      default: '24px',
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: 'font-size',
    }),
    label: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Empty for decoration', ru: 'Пусто, если это украшение' },
      translated: true,
      maxLength: 1000,
    }),
  },
  supports: ['flex-child', 'spacing', 'position', 'effects'],
  linkable: true,
  heardBodies: { click: 'pressed', link: 'linked' },
  editing: { minSize: 16 },
  baseStyles: {
    default: {
      display: 'inline-block',
      'flex-shrink': '0',
      width: LIMITED,
      height: LIMITED,
      'font-size': '24px',
      'background-color': 'currentColor',
      'mask-size': 'contain',
      'mask-position': 'center',
      'mask-repeat': 'no-repeat',
    },
  },
  preset: { props: { icon: 'star' } },
})
