import type { Id, PluginRecord } from '@heddle/document'

/** The four plugins of the sample site (specification section 1); settings that visitors may see. */
const PLUGINS: readonly Omit<PluginRecord, 'id' | 'kind' | 'index'>[] = [
  {
    name: 'Hosted database and authentication',
    namespace: 'hosted-backend',
    settings: { publicData: { projectUrl: 'https://project.example.com', apiKey: 'public-key-of-your-project' } },
  },
  { name: 'REST API', namespace: 'rest-api', settings: { publicData: {} } },
  { name: 'Dates', namespace: 'dates', settings: { publicData: { favoriteFormat: 'DD/MM/YYYY' } } },
  { name: 'Charts', namespace: 'charts', settings: { publicData: {} } },
]

export function pluginRecords(newId: () => Id, keys: (count: number) => readonly string[]): readonly PluginRecord[] {
  const indexes = keys(PLUGINS.length)
  return PLUGINS.map((plugin, at) => ({ id: newId(), kind: 'plugin', index: indexes[at] ?? '', ...plugin }))
}
