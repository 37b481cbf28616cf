import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'delay',
  label: { en: 'Time delay', ru: 'Задержка' },
  description: { en: 'Waits for a time.', ru: 'Ждёт указанное время.' },
  summary: { en: 'Wait {milliseconds} ms', ru: 'Ждать {milliseconds} мс' },
  icon: 'timer',
  group: 'control',
  waits: true,
  ports: ['clock'],
  parameters: {
    milliseconds: { label: { en: 'Milliseconds', ru: 'Миллисекунды' }, kind: 'number' },
  },
})
