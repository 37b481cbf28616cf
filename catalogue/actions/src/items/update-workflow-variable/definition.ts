import { defineAction } from '@heddle/kit'
import { changeParameters } from '../../lib/parameters/change-parameters.ts'

export const definition = defineAction({
  type: 'update-workflow-variable',
  label: { en: 'Update workflow variable', ru: 'Изменить переменную процесса' },
  description: { en: 'Changes a variable made by the workflow.', ru: 'Меняет переменную, созданную процессом.' },
  summary: { en: 'Set {name} to {value}', ru: 'Задать {name} = {value}' },
  icon: 'variable',
  group: 'data',
  ports: ['local'],
  parameters: {
    name: { label: { en: 'Variable name', ru: 'Имя переменной' }, kind: 'text', fixed: true },
    ...changeParameters,
  },
})
