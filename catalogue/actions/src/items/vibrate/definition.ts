import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'vibrate',
  label: { en: 'Vibrate', ru: 'Вибрация' },
  description: { en: 'Lets the device vibrate.', ru: 'Включает вибрацию устройства.' },
  icon: 'vibrate',
  group: 'browser',
  ports: ['browser'],
  parameters: {
    pattern: { label: { en: 'Pattern in milliseconds', ru: 'Ритм в миллисекундах' }, kind: 'value', default: 200 },
  },
})
