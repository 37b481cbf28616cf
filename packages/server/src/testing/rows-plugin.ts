import { definePlugin, definePluginServer, text, type NativeAbility, type PluginServer } from '@heddle/kit'

const label = (en: string) => ({ label: { en } })

const plugin = (namespace: string, native: readonly NativeAbility[]) =>
  definePlugin({
    namespace,
    ...label(namespace),
    description: { en: 'Rows of another server' },
    icon: 'database',
    settings: {
      public: { fields: { url: text(label('Address')) }, required: ['url'] },
      private: { fields: { token: text(label('Token')) }, required: ['token'] },
    },
    source: { collection: { fields: { table: text(label('Table')) } }, native, operators: ['$eq'] },
  })

/** Plugins whose server side asks another server: one that takes the rows as they are, and one that has that server do everything. */
export const rowsPlugins = new Map(
  [plugin('rows', []), plugin('paged', ['filter', 'sort', 'pagination'])].map((one) => [one.namespace, one]),
)

const side = definePluginServer({
  source: {
    async fetch({ settings: { publicData, privateData }, ask, config, filter, sort, offset, limit }) {
      const { table } = config as { readonly table: unknown }
      const { status, text: answer } = await ask(`${String(publicData['url'])}/${encodeURIComponent(String(table))}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${String(privateData['token'])}`, 'content-type': 'application/json' },
        body: JSON.stringify({ filter, sort, offset, limit }),
      })
      if (status === 403) return { data: null, error: { message: answer } }
      if (status !== 200) throw new Error(`${status} for ${String(privateData['token'])}`)
      return JSON.parse(answer) as { data: unknown; total?: number }
    },
  },
})
export const rowsServers: Readonly<Record<string, () => Promise<PluginServer>>> = {
  rows: async () => side,
  paged: async () => side,
}
