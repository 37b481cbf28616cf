import { color, defineElement, number } from '@heddle/kit'
import { CHECKED, labelled } from '../../lib/checked-fields.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** A switch: what it stands for is on or off at once (elements reference 18). */
export const toggleDefinition = defineElement({
  ...CHECKED,
  type: 'toggle',
  label: { en: 'Toggle', ru: 'Переключатель' },
  icon: 'toggle-right',
  group: 'forms',
  words: ['switch', 'on off', 'boolean', 'тумблер'],
  fields: {
    ...CHECKED.fields,
    selectorSize: number({
      label: { en: 'Size of the thumb', ru: 'Размер бегунка' },
      min: 10,
      max: 100,
      default: 100,
      unit: '%',
      panel: 'style',
      bindable: true,
    }),
    trackOff: color({ ...inRule, label: { en: 'Ground when off', ru: 'Фон выключенного' }, property: '--track-off' }),
    trackOn: color({ ...inRule, label: { en: 'Ground when on', ru: 'Фон включённого' }, property: '--track-on' }),
    thumbOff: color({ ...inRule, label: { en: 'Thumb when off', ru: 'Бегунок выключенного' }, property: '--thumb-off' }),
    thumbOn: color({ ...inRule, label: { en: 'Thumb when on', ru: 'Бегунок включённого' }, property: '--thumb-on' }),
  },
  // Only a script can take a change back.
  alone: ({ readonly }) => !readonly,
  preset: labelled('Toggle'),
})
