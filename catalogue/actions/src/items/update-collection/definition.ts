import { choice, defineAction } from '@heddle/kit'

/** A change of a row that is there already. */
const isOfRow = (updateType: unknown): boolean => updateType === 'update' || updateType === 'delete'

export const definition = defineAction({
  type: 'update-collection',
  label: { en: 'Update collection', ru: 'Изменить коллекцию' },
  description: {
    en: 'Changes rows on this page only; nothing is sent.',
    ru: 'Меняет строки только на этой странице; ничего не отправляется.',
  },
  summary: { en: '{updateType} in {collectionId}', ru: '{updateType}: {collectionId}' },
  icon: 'table',
  group: 'data',
  ports: ['collections'],
  parameters: {
    collectionId: { label: { en: 'Collection', ru: 'Коллекция' }, kind: 'collection', fixed: true },
    updateType: {
      label: { en: 'Change', ru: 'Изменение' },
      kind: 'field',
      field: choice({
        label: { en: 'Change', ru: 'Изменение' },
        options: [
          { value: 'replace', label: { en: 'Replace all', ru: 'Заменить всё' } },
          { value: 'update', label: { en: 'Update a row', ru: 'Изменить строку' } },
          { value: 'insert', label: { en: 'Insert a row', ru: 'Вставить строку' } },
          { value: 'delete', label: { en: 'Delete a row', ru: 'Удалить строку' } },
        ],
        default: 'replace',
      }),
      default: 'replace',
    },
    by: {
      label: { en: 'Row by', ru: 'Строка по' },
      kind: 'field',
      field: choice({
        label: { en: 'Row by', ru: 'Строка по' },
        options: [
          { value: 'index', label: { en: 'Position', ru: 'Позиции' } },
          { value: 'id', label: { en: 'Id', ru: 'Идентификатору' } },
        ],
        default: 'index',
      }),
      default: 'index',
      when: ({ updateType }) => isOfRow(updateType),
    },
    index: {
      label: { en: 'Position', ru: 'Позиция' },
      kind: 'number',
      when: ({ updateType, by }) => updateType === 'insert' || (isOfRow(updateType) && by !== 'id'),
    },
    idKey: {
      label: { en: 'Id key', ru: 'Ключ идентификатора' },
      kind: 'text',
      default: 'id',
      when: ({ updateType, by }) => isOfRow(updateType) && by === 'id',
    },
    id: {
      label: { en: 'Id', ru: 'Идентификатор' },
      kind: 'value',
      when: ({ updateType, by }) => isOfRow(updateType) && by === 'id',
    },
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value', when: ({ updateType }) => updateType !== 'delete' },
    merge: {
      label: { en: 'Merge', ru: 'Объединить' },
      kind: 'boolean',
      default: false,
      when: ({ updateType }) => updateType !== 'insert' && updateType !== 'delete',
    },
    applyFilter: { label: { en: 'Apply the filter again', ru: 'Применить фильтр заново' }, kind: 'boolean', default: false },
    applySort: { label: { en: 'Apply the sort again', ru: 'Применить сортировку заново' }, kind: 'boolean', default: false },
  },
})
