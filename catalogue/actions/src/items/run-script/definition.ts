import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'run-script',
  label: { en: 'Run JavaScript', ru: 'Выполнить JavaScript' },
  description: { en: 'Runs code of your own.', ru: 'Выполняет ваш код.' },
  icon: 'square-code',
  group: 'control',
  ports: ['scripts'],
  parameters: {
    code: { label: { en: 'Code', ru: 'Код' }, kind: 'script', fixed: true },
  },
})
