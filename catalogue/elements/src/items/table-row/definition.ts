import { defineElement } from '@heddle/kit'

/** A row of a table; repeated over a list it is all of its rows. */
export const tableRowDefinition = defineElement({
  type: 'table-row',
  label: { en: 'Table row', ru: 'Строка таблицы' },
  icon: 'rows-2',
  group: 'data',
  words: ['tr', 'строка таблицы'],
  fields: {},
  supports: ['size', 'spacing', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Cells', ru: 'Ячейки' }, accepts: ['table-cell'] } },
  parents: ['table'],
  preset: { slots: { children: [{ element: 'table-cell' }] } },
})
