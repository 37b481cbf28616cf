import { choice, type ActionParameter } from '@heddle/kit'

/** What says how a variable is changed; `changeFrom` reads it. */
export const changeParameters = {
  value: {
    label: { en: 'Value', ru: 'Значение' },
    kind: 'value',
    when: ({ operation }) => operation !== 'delete' && operation !== 'shift' && operation !== 'pop',
  },
  operation: {
    label: { en: 'Operation', ru: 'Действие' },
    kind: 'field',
    field: choice({
      label: { en: 'Operation', ru: 'Действие' },
      options: [
        { value: 'set', label: { en: 'Replace the value', ru: 'Заменить значение' } },
        { value: 'update', label: { en: 'Update an item', ru: 'Изменить элемент' } },
        { value: 'insert', label: { en: 'Insert an item', ru: 'Вставить элемент' } },
        { value: 'unshift', label: { en: 'Add to the front', ru: 'Добавить в начало' } },
        { value: 'push', label: { en: 'Add to the end', ru: 'Добавить в конец' } },
        { value: 'shift', label: { en: 'Remove the first', ru: 'Удалить первый' } },
        { value: 'pop', label: { en: 'Remove the last', ru: 'Удалить последний' } },
        { value: 'delete', label: { en: 'Remove an item', ru: 'Удалить элемент' } },
      ],
      default: 'set',
    }),
    default: 'set',
  },
  index: {
    label: { en: 'Position', ru: 'Позиция' },
    kind: 'number',
    when: ({ operation }) => operation === 'update' || operation === 'insert' || operation === 'delete',
  },
  path: { label: { en: 'Path inside', ru: 'Путь внутри' }, kind: 'text' },
} as const satisfies Readonly<Record<string, ActionParameter>>
