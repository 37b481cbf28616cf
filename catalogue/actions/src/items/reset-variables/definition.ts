import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'reset-variables',
  label: { en: 'Reset variable values', ru: 'Сбросить переменные' },
  description: { en: 'Gives variables back their default.', ru: 'Возвращает переменным значения по умолчанию.' },
  summary: { en: 'Reset {variables}', ru: 'Сбросить {variables}' },
  icon: 'rotate-ccw',
  group: 'data',
  ports: ['variables'],
  parameters: {
    variables: { label: { en: 'Variables', ru: 'Переменные' }, kind: 'variable', many: true, fixed: true },
  },
})
