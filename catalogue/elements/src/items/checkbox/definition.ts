import { boolean, defineElement } from '@heddle/kit'
import { BOX } from '../../lib/box-fields.ts'
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
    ...BOX,
  },
  states: [...CHECKED.states, 'indeterminate'],
  // Only a script can take a change back, or show a box that is neither.
  alone: ({ readonly, indeterminate }) => !readonly && !indeterminate,
  preset: labelled('Checkbox'),
})
