import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'create-workflow-variable',
  label: { en: 'Create workflow variable', ru: 'Создать переменную процесса' },
  description: {
    en: 'A variable that lives as long as the run, or the round or branch it is made in.',
    ru: 'Переменная, которая живёт до конца выполнения, шага цикла или ветви.',
  },
  summary: { en: 'Make {name} = {value}', ru: 'Создать {name} = {value}' },
  icon: 'variable',
  group: 'data',
  ports: ['local'],
  parameters: {
    name: { label: { en: 'Variable name', ru: 'Имя переменной' }, kind: 'text', fixed: true },
    variableType: {
      label: { en: 'Type', ru: 'Тип' },
      kind: 'field',
      field: choice({
        label: { en: 'Type', ru: 'Тип' },
        options: [
          { value: 'string', label: { en: 'Text', ru: 'Текст' } },
          { value: 'number', label: { en: 'Number', ru: 'Число' } },
          { value: 'boolean', label: { en: 'Boolean', ru: 'Да или нет' } },
          { value: 'object', label: { en: 'Object', ru: 'Объект' } },
          { value: 'array', label: { en: 'List', ru: 'Список' } },
        ],
        default: 'string',
      }),
      default: 'string',
    },
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
  },
})
