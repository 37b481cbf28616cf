import { defineAction, list, reference } from '@heddle/kit'

const VARIABLES = { en: 'Variables', ru: 'Переменные' }

export const definition = defineAction({
  type: 'reset-variables',
  label: { en: 'Reset variable values', ru: 'Сбросить переменные' },
  description: { en: 'Gives variables back their default.', ru: 'Возвращает переменным значения по умолчанию.' },
  summary: { en: 'Reset {variables}', ru: 'Сбросить {variables}' },
  icon: 'rotate-ccw',
  group: 'data',
  ports: ['variables'],
  parameters: {
    variables: {
      label: VARIABLES,
      kind: 'field',
      field: list({ label: VARIABLES, item: reference({ label: { en: 'Variable', ru: 'Переменная' }, to: 'variable' }) }),
      fixed: true,
    },
  },
})
