import { defineAction } from '@heddle/kit'
import { changeParameters } from '../../lib/parameters/change-parameters.ts'

export const definition = defineAction({
  type: 'change-variable',
  label: { en: 'Change variable value', ru: 'Изменить переменную' },
  description: {
    en: 'Gives a variable another value, or changes a part of it.',
    ru: 'Задаёт переменной новое значение или меняет её часть.',
  },
  summary: { en: 'Set {variable} to {value}', ru: 'Задать {variable} = {value}' },
  icon: 'variable',
  group: 'data',
  ports: ['variables'],
  parameters: {
    variable: { label: { en: 'Variable', ru: 'Переменная' }, kind: 'variable', fixed: true },
    ...changeParameters,
  },
})
