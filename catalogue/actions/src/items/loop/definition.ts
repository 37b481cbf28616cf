import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'loop',
  label: { en: 'Loop over items', ru: 'Цикл по элементам' },
  description: { en: 'Runs its body once for each item.', ru: 'Выполняет тело один раз для каждого элемента.' },
  summary: { en: 'For each of {value}', ru: 'Для каждого из {value}' },
  icon: 'repeat',
  group: 'control',
  ports: ['collections'],
  parameters: {
    value: { label: { en: 'Items', ru: 'Элементы' }, kind: 'value' },
  },
  branches: 'loop',
})
