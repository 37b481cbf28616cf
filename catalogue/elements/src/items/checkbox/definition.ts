import { boolean, color, defineElement, length } from '@heddle/kit'
import { CHECKED, labelled } from '../../lib/checked-fields.ts'

/** A box that is ticked or not, with what it means beside it (elements reference 16). */
export const checkboxDefinition = defineElement({
  ...CHECKED,
  type: 'checkbox',
  label: { en: 'Checkbox', ru: 'Флажок' },
  icon: 'square-check',
  group: 'forms',
  words: ['check', 'tick', 'agree', 'consent', 'boolean', 'галочка', 'согласие'],
  fields: {
    ...CHECKED.fields,
    indeterminate: boolean({
      label: { en: 'Neither on nor off', ru: 'Ни то ни другое' },
      help: { en: 'Until it is pressed.', ru: 'Пока его не нажали.' },
      bindable: true,
    }),
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
  },
  states: [...CHECKED.states, 'indeterminate'],
  // Only a script can take a change back, or show a box that is neither.
  alone: ({ readonly, indeterminate }) => !readonly && !indeterminate,
  preset: labelled('Checkbox'),
})
