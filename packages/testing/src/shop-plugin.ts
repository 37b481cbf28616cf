import { definePlugin, definePluginBrowser, number, text } from '@heddle/kit'

const label = (en: string) => ({ label: { en } })

/** A plugin with something of everything, which no part of the house knows. */
export const shopDefinition = definePlugin({
  namespace: 'shop',
  ...label('Shop'),
  description: { en: 'Orders of a shop' },
  icon: 'store',
  isDev: true,
  settings: {
    public: {
      fields: { url: text(label('Address')), tax: number({ ...label('Tax'), min: 0, max: 50, default: 20 }) },
      required: ['url'],
    },
    private: { fields: { token: text(label('Token')) } },
  },
  source: {
    collection: {
      fields: { table: text(label('Table')), size: number({ ...label('Size'), min: 1, max: 100, default: 25 }) },
      required: ['table'],
    },
    native: ['filter', 'sort', 'pagination'],
    operators: ['$eq', '$ne'],
  },
  actions: {
    sell: {
      ...label('Sell'),
      fields: { what: text(label('What')), count: number({ ...label('Count'), min: 1, max: 100, default: 1 }) },
      required: ['what'],
    },
  },
  functions: { price: { description: { en: 'A price' }, parameters: [{ name: 'net', type: 'number' }], result: 'text' } },
  variables: { user: { ...label('User'), type: 'object', default: { name: 'default' } } },
  triggers: { sold: label('Something was sold') },
})

/** Knows its user as soon as it begins; what is sold is told to the workflows that wait for it. */
export const shopBrowser = definePluginBrowser<typeof shopDefinition>({
  functions: { price: (net) => `${Number(net) * 2} €` },
  open({ settings, setVariable, trigger }) {
    setVariable('user', { name: 'Ann' })
    return {
      actions: {
        sell: ({ args: { what } }) => {
          if (typeof what !== 'string') throw new Error('Say what to sell.')
          trigger('sold', { what })
          return { sold: what }
        },
      },
      source: {
        fetch: async ({ config, limit }) => {
          const { table } = config as { readonly table: string }
          return { data: [{ name: `${table} of ${String(settings['url'])}, ${String(limit)}` }], total: 1 }
        },
      },
    }
  },
})
