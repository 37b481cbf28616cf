import { defineElement, padding } from '@heddle/kit'

/** What one of several tabs shows: the first that of the first, and so on. */
export const tabPanelDefinition = defineElement({
  type: 'tab-panel',
  label: { en: 'Tab content', ru: 'Содержимое вкладки' },
  icon: 'panel-bottom',
  group: 'structure',
  words: ['tab panel', 'панель вкладки'],
  fields: {},
  supports: ['layout', 'size', 'spacing', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Content', ru: 'Содержимое' } } },
  parents: ['tabs'],
  editing: { minSize: 40, whileSelected: 'chosen' },
  baseStyles: { default: { 'min-width': '0', ...padding('16px') } },
  preset: {},
})
