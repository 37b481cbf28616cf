import { blankNode, blankPage, blankSite, type DocumentRecord, type PageRecord } from '@heddle/document'
import { definePlugin, definePluginServer, type PluginServer } from '@heddle/kit'

const id = (name: string): string => name.padEnd(16, '0')

export const GUARDED = { rows: id('rows'), fetched: id('fetched'), home: id('home'), members: id('members') } as const

/** Who somebody is says their cookie `who`; one called `trouble` makes it fail. */
const ROLES: Readonly<Record<string, readonly string[]>> = { member: [], staff: ['staff'], night: ['staff', 'night'] }

export const doormanPlugins = new Map([
  [
    'doorman',
    definePlugin({
      namespace: 'doorman',
      label: { en: 'Doorman' },
      description: { en: 'Knows everybody by name' },
      icon: 'door-open',
      auth: { roleKey: 'jobs', roleType: 'array-object', roleNameKey: 'title' },
      source: { collection: { fields: {} }, native: [], operators: [] },
    }),
  ],
])

const side = definePluginServer({
  source: { fetch: async () => ({ data: [{ row: 'SECRET fetched' }] }) },
  async identify({ headers }) {
    const who = /(?:^|; )who=(\w+)/.exec(headers['cookie'] ?? '')?.[1] ?? ''
    if (who === 'trouble') throw new Error('SECRET trouble')
    const roles = Object.hasOwn(ROLES, who) ? ROLES[who] : undefined
    return roles && { name: who, jobs: roles.map((title) => ({ title })) }
  },
})
export const doormanServers: Readonly<Record<string, () => Promise<PluginServer>>> = { doorman: async () => side }

const formula = (code: string) => ({ type: 'f', code }) as const

export interface GuardedChange {
  /** Nothing signs visitors in. */
  readonly isBlocked?: boolean
  /** The plugin that does, and its settings. */
  readonly namespace?: string
  readonly publicData?: Readonly<Record<string, boolean>>
}

/**
 * A site in English and Russian whose pages `members`, `staff` and `night` are for all who are signed in, for a group of one role and
 * for one of two; each holds texts, rows of its own and rows that the server fetches, all marked SECRET.
 */
export const guardedRecords =
  (change: GuardedChange = {}) =>
  (): readonly DocumentRecord[] => {
    const plugin = id('doorman')
    const guarded = (name: string, text: string | ReturnType<typeof formula>, ...userGroups: PageRecord['userGroups']) => [
      { ...blankPage(id(name), name, name, 'a1', ['en', 'ru']), userGroups },
      blankNode(id(`top${name}`), 'section', { parentId: id(name), slot: 'sections', index: 'a0' }),
      {
        ...blankNode(id(`text${name}`), 'text', { parentId: id(`top${name}`), slot: 'children', index: 'a0' }),
        props: { text: { en: text, ru: text } },
        styles: { default: { 'font-family': `SECRET ${name}` } },
      },
    ]
    const collection = { kind: 'collection', folder: '', index: 'a0', type: 'collection' } as const
    return [
      {
        ...blankSite(id('site'), 'Guarded', GUARDED.home, 'en'),
        languages: { en: { index: 'a0', isDefault: true }, ru: { index: 'a1', isDefault: false } },
        ...(!change.isBlocked && { authPluginId: plugin }),
        access: {
          notSignedInPageId: id('welcome'),
          forbiddenPageId: id('sorry'),
          roles: { [id('staffrole')]: { name: 'staff' }, [id('nightrole')]: { name: 'night' } },
          groups: {
            [id('staffs')]: { name: 'Staff', roles: [id('staffrole')] },
            [id('nights')]: { name: 'Night shift', roles: [id('staffrole'), id('nightrole')] },
          },
        },
      },
      { ...blankPage(GUARDED.home, 'Home', 'home', 'a0', ['en', 'ru']) },
      { ...blankPage(id('welcome'), 'Welcome', 'welcome', 'a0', ['en', 'ru']) },
      { ...blankPage(id('sorry'), 'Sorry', 'sorry', 'a0', ['en']) },
      ...guarded('members', 'SECRET members', {}),
      ...guarded('staff', formula(`toJson(collections['${GUARDED.rows}'].data)`), {}, { id: id('staffs') }),
      ...guarded('night', formula(`toJson(collections['${GUARDED.fetched}'].data)`), {}, { id: id('nights') }),
      {
        id: plugin,
        kind: 'plugin',
        index: 'a0',
        name: 'Doorman',
        namespace: change.namespace ?? 'doorman',
        settings: { publicData: change.publicData ?? {} },
      },
      { ...collection, id: GUARDED.rows, name: 'rows', mode: 'static', config: {}, data: [{ row: 'SECRET row' }] },
      { ...collection, id: GUARDED.fetched, name: 'fetched', mode: 'cached', pluginId: plugin, config: { isAutoFetch: true } },
    ]
  }
