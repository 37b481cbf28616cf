import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'plugin-action',
  label: { en: 'Plugin action', ru: 'Действие плагина' },
  description: { en: 'Runs an action of a plugin.', ru: 'Выполняет действие плагина.' },
  summary: { en: '{pluginId}: {action}', ru: '{pluginId}: {action}' },
  icon: 'plug',
  group: 'other',
  ports: ['plugins'],
  parameters: {
    pluginId: { label: { en: 'Plugin', ru: 'Плагин' }, kind: 'plugin', fixed: true },
    action: { label: { en: 'Action', ru: 'Действие' }, kind: 'text', fixed: true },
    arguments: {
      label: { en: 'Arguments', ru: 'Аргументы' },
      kind: 'map',
      declaredBy: { plugin: 'pluginId', action: 'action' },
    },
  },
})
