import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { checkFragment } from '../../check/check-fragment.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { CollectionRecord, DocumentRecord, VariableRecord, WorkflowRecord } from '../../records/types.ts'
import { fieldsOf, idOf, idSource, smallSite, smallSiteRecords } from '../../testing/small-site.ts'
import { createPopup } from '../components/create-popup.ts'
import { copyWorkflows } from '../workflows/copy-workflows.ts'
import { pasteActions } from '../workflows/paste-actions.ts'
import { pasteWorkflows } from '../workflows/paste-workflows.ts'
import { copyFragment } from './copy-fragment.ts'
import { deleteNodes } from './delete-nodes.ts'
import { pasteFragment } from './paste-fragment.ts'

const STRUCTURE = { folder: '', index: 'a0' } as const
const bound = (code: string) => ({ text: { ru: { type: 'f', code } } }) as const
const formula = (name: string, code: string): DocumentRecord => ({
  ...STRUCTURE,
  id: idOf(name),
  kind: 'formula',
  name,
  parameters: [],
  code,
})
const variable = (name: string, more: Partial<VariableRecord> = {}): VariableRecord => ({
  ...STRUCTURE,
  id: idOf(name),
  kind: 'variable',
  name,
  type: 'string',
  defaultValue: '',
  ...more,
})
const orders: CollectionRecord = {
  ...STRUCTURE,
  id: idOf('orders'),
  kind: 'collection',
  name: 'Orders',
  mode: 'static',
  type: 'collection',
  config: {},
}
const send = (actions: WorkflowRecord['actions']): WorkflowRecord => ({
  ...STRUCTURE,
  id: idOf('send'),
  kind: 'workflow',
  name: 'Send',
  trigger: '',
  parameters: [],
  firstAction: idOf('step'),
  actions,
})

/** A project in which a text reads what is given, and what else it has. */
function withText(code: string, more: readonly DocumentRecord[]) {
  const records = smallSiteRecords().map((record) =>
    record.kind === 'node' && record.id === idOf('texta') ? { ...record, props: bound(code) } : record,
  )
  return smallSite([...records, ...more])
}
/** As it comes from a clipboard. */
function carried(fragment: Fragment): Fragment {
  const checked = checkFragment(JSON.parse(JSON.stringify(fragment)))
  return checked.ok ? checked.fragment : expect.fail(JSON.stringify(checked.issues))
}
const codeOf = (site: ReturnType<typeof smallSite>, id = ''): string => JSON.stringify(site.view.find('node', id)?.props)
const errorsIn = (site: ReturnType<typeof smallSite>) =>
  checkDocument(site.store.values(), { fieldsOf }).filter(({ severity }) => severity === 'error')
const onAbout = { parentId: idOf('second'), slot: 'children' }

describe('pasted elements', () => {
  it('document-D18 bring what they use after it was deleted, and find it when they are pasted again', () => {
    const site = withText(`formulas['${idOf('sum')}']()`, [formula('sum', `variables['${idOf('total')}']`), variable('total')])
    const fragment = carried(copyFragment(site.view, { ids: [idOf('texta')] }))
    for (const name of ['sum', 'total']) {
      const record = site.view.get(idOf(name))
      if (record) site.store.apply({ remove: { [record.id]: record } })
    }
    site.run(deleteNodes(site.view, { ids: [idOf('texta')] }))
    const paste = (prefix: string) =>
      pasteFragment(site.view, { fragment, target: onAbout, newId: idSource(prefix), fieldsOf, isFromElsewhere: true })
    const first = paste('p')
    expect(first.ok && Object.keys(first.diff.put ?? {})).toEqual(expect.arrayContaining([idOf('sum'), idOf('total')]))
    site.run(first)
    const second = paste('q')
    expect(second.ok && [Object.keys(second.diff.put ?? {}).length, second.issues]).toEqual([1, undefined])
    expect(errorsIn(site)).toEqual([])
  })

  it('document-D190 on another page have the variables of their page there, of the same name, and once', () => {
    const site = withText(`variables['${idOf('variable')}']`, [])
    const paste = (prefix: string, id: string, target = onAbout) => {
      const fragment = carried(copyFragment(site.view, { ids: [id] }))
      return site.run(pasteFragment(site.view, { fragment, target, newId: idSource(prefix), fieldsOf }))[0] ?? ''
    }
    const there = paste('p', idOf('texta'))
    const [own, ...others] = site.view.of('variable').filter(({ pageId }) => pageId === idOf('about'))
    expect([own?.name, others]).toEqual(['who', []])
    expect(codeOf(site, there)).toContain(own?.id)
    expect(codeOf(site, paste('q', idOf('texta')))).toContain(own?.id)
    // Back on the first page it is the first one again.
    expect(codeOf(site, paste('r', there, { parentId: idOf('section'), slot: 'children' }))).toContain(idOf('variable'))
    expect(site.view.of('variable')).toHaveLength(2)
    expect(errorsIn(site)).toEqual([])
  })

  it('document-D190 find what came under another id, and take nothing else of the kind for it', () => {
    const from = withText(`formulas['${idOf('sum')}']()`, [formula('sum', '1 + 1')])
    const fragment = carried(copyFragment(from.view, { ids: [idOf('texta')] }))
    const rest = smallSiteRecords().filter(({ id }) => id !== idOf('texta'))
    const there = smallSite([...rest, variable('sum'), { ...formula('other', '1 + 1'), name: 'two' } as DocumentRecord])
    const paste = (prefix: string) =>
      there.run(pasteFragment(there.view, { fragment, target: onAbout, newId: idSource(prefix), fieldsOf }))[0] ?? ''
    const first = paste('p')
    expect(there.view.of('formula').map(({ name }) => name)).toEqual(['two', 'sum'])
    expect(codeOf(there, paste('q'))).toBe(codeOf(there, first))
    expect(there.view.of('formula')).toHaveLength(2)
  })

  it('document-D190 are not told to differ by a name that was taken, or by the source that the project has already', () => {
    const plugin = (id: string): DocumentRecord => ({
      id: idOf(id),
      kind: 'plugin',
      index: 'a0',
      name: 'REST',
      namespace: 'rest',
      settings: { publicData: {} },
    })
    const code = `collections['${orders.id}'].data.length + variables['${idOf('total')}']`
    const from = withText(code, [{ ...orders, pluginId: idOf('rest') }, plugin('rest'), variable('total')])
    const fragment = carried(copyFragment(from.view, { ids: [idOf('texta')] }))
    const there = smallSite([
      ...smallSiteRecords().filter(({ id }) => id !== idOf('texta')),
      plugin('mine'),
      { ...variable('mytotal'), name: 'total' },
    ])
    const paste = (prefix: string) =>
      pasteFragment(there.view, { fragment, target: onAbout, newId: idSource(prefix), fieldsOf, isFromElsewhere: true })
    there.run(paste('p'))
    expect(there.view.find('variable', idOf('total'))?.name).toBe('total2')
    const again = paste('q')
    expect(again.ok && [Object.keys(again.diff.put ?? {}).length, again.issues]).toEqual([1, undefined])
  })

  it('document-D190 say which collections came without their rows', () => {
    const blocks = { [idOf('block')]: { index: 'a0', rows: [{ id: 1 }] } }
    const from = withText(`collections['${orders.id}'].data.length`, [{ ...orders, blocks }])
    const fragment = carried(copyFragment(from.view, { ids: [idOf('texta')] }))
    expect(fragment.withoutRows).toEqual([orders.id])
    const there = smallSite(smallSiteRecords())
    const paste = (prefix: string) =>
      pasteFragment(there.view, { fragment, target: onAbout, newId: idSource(prefix), fieldsOf, isFromElsewhere: true })
    const first = paste('p')
    expect(first.ok && first.issues?.map(({ message }) => message)).toEqual([
      '"Orders" came without its rows, which are too many to copy: bring them by its Rows tab',
    ])
    there.run(first)
    const second = paste('q')
    expect(second.ok && second.issues).toBeUndefined()
  })
})

describe('pasted workflows', () => {
  /** A workflow that opens a popup. */
  function withPopup() {
    const site = smallSite()
    const [popup = ''] = site.run(
      createPopup(site.view, { name: 'Sure?', newId: idSource('w'), fieldsOf, template: { element: 'box' } }),
    )
    const open = { type: 'open-popup', args: { popupId: popup } }
    site.store.apply({ put: { [idOf('send')]: send({ [idOf('step')]: open }) } })
    return { ...site, popup }
  }

  it('document-D130 bring the popups they open, with their inside, and find them again', () => {
    const from = withPopup()
    const fragment = carried(copyWorkflows(from.view, { ids: [idOf('send')] }))
    const there = smallSite()
    const paste = (prefix: string) =>
      pasteWorkflows(there.view, { fragment, newId: idSource(prefix), fieldsOf, isFromElsewhere: true })
    there.run(paste('p'))
    const popup = there.view.find('library-component', from.popup)
    expect(popup?.name).toBe('Sure?')
    expect(there.view.find('node', popup?.rootElementId ?? '')?.place.parentId).toBe(from.popup)
    const again = paste('q')
    expect(again.ok && Object.values(again.diff.put ?? {}).map(({ kind }) => kind)).toEqual(['workflow'])
    expect(errorsIn(there)).toEqual([])
    const { rootElementId = '' } = popup ?? {}
    there.store.apply({ set: { [rootElementId]: { 'attributes/title': [null, 'Mine'] } } })
    const third = paste('r')
    expect(third.ok && third.issues?.map(({ code }) => code)).toEqual(['came-anew'])
    const [opened = ''] = there.run(third)
    expect(JSON.stringify(there.view.find('workflow', opened)?.actions)).not.toContain(from.popup)
  })

  it('document-D131 a popup without its root is refused with actions and with workflows', () => {
    const from = withPopup()
    const { records, ...fragment } = copyWorkflows(from.view, { ids: [idOf('send')] })
    const root = from.view.find('library-component', from.popup)?.rootElementId
    const torn = { ...fragment, records: records.filter(({ id }) => id !== root) }
    const there = smallSite()
    there.store.apply({ put: { [idOf('send')]: send({}) } })
    const shared = { fragment: torn, newId: idSource('n'), fieldsOf }
    for (const result of [
      pasteWorkflows(there.view, shared),
      pasteActions(there.view, { ...shared, workflowId: idOf('send'), at: { from: 'start' } }),
    ])
      expect(!result.ok && result.issues.map(({ code }) => code)).toEqual(['component-root'])
  })

  it('document-D130 bring sources with collections, and say what is another one here', () => {
    const plugin: DocumentRecord = {
      id: idOf('rest'),
      kind: 'plugin',
      index: 'a0',
      name: 'REST',
      namespace: 'rest',
      settings: { publicData: {} },
    }
    const told = { type: 'log', args: { message: { type: 'f', code: `collections['${orders.id}'].data` } } } as const
    const from = smallSite([...smallSiteRecords(), plugin, { ...orders, pluginId: plugin.id }, send({ [idOf('step')]: told })])
    const fragment = carried(copyWorkflows(from.view, { ids: [idOf('send')] }))
    const there = smallSite()
    there.run(pasteWorkflows(there.view, { fragment, newId: idSource('p'), fieldsOf, isFromElsewhere: true }))
    expect([there.view.get(plugin.id)?.kind, there.view.find('collection', orders.id)?.pluginId]).toEqual(['plugin', plugin.id])
    there.store.apply({ set: { [orders.id]: { mode: ['static', 'server'] } } })
    const again = pasteWorkflows(there.view, { fragment, newId: idSource('q'), fieldsOf, isFromElsewhere: true })
    expect(again.ok && again.issues?.map(({ message }) => message)).toEqual([
      '"Orders" is used as this project has it, which is not as it was copied',
    ])
  })
})
