import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'stop-propagation',
  label: { en: 'Stop propagation', ru: 'Остановить всплытие' },
  description: { en: 'Keeps the event from reaching the elements around.', ru: 'Не пускает событие к внешним элементам.' },
  icon: 'hand',
  group: 'browser',
  ports: ['event'],
  parameters: {},
})
