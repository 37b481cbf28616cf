import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'try',
  label: { en: 'Try / catch / finally', ru: 'Попытка, ошибка, завершение' },
  description: {
    en: 'Runs a branch, another one when it fails, and a third one in any case.',
    ru: 'Выполняет ветвь, при ошибке — вторую, и в любом случае — третью.',
  },
  icon: 'shield',
  group: 'control',
  parameters: {},
  branches: 'try',
})
