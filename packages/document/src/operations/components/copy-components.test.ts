import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { checkFragment } from '../../check/check-fragment.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { DocumentRecord } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { copyComponents, copyFragment } from '../nodes/copy-fragment.ts'
import { pasteFragment } from '../nodes/paste-fragment.ts'
import { insertNode } from '../nodes/insert-node.ts'
import { setProp } from '../nodes/set-values.ts'
import { setClass } from '../styles/set-class.ts'
import { createComponent } from './create-component.ts'
import { differingRecords } from './differing.ts'
import { pasteComponents } from './paste-components.ts'

const STRUCTURE = { folder: '', index: 'a0' } as const
const workflow = (name: string, more: object): DocumentRecord => ({
  ...STRUCTURE,
  id: idOf(name),
  kind: 'workflow',
  name,
  trigger: '',
  parameters: [],
  actions: {},
  ...more,
})
const EMPTY: readonly DocumentRecord[] = [...smallSite().store.values()].filter(({ kind }) => kind === 'site' || kind === 'page')
const sectionOnly = [...smallSite().store.values()].filter(({ id }) => id === idOf('section'))

/** A project with a component "Outer" that holds an instance of "Inner", which use a class, a token, a formula and workflows. */
function source() {
  const at = smallSite()
  const make = (nodeId: string, name: string, prefix: string) => {
    const [instance = ''] = at.run(createComponent(at.view, { nodeId, name, newId: idSource(prefix), fieldsOf }))
    return [at.view.find('node', instance)?.componentId ?? '', instance] as const
  }
  const [inner] = make(idOf('button'), 'Inner', 'i')
  const [outer, instance] = make(idOf('box'), 'Outer', 'o')
  at.store.apply({
    put: {
      [idOf('sum')]: {
        ...STRUCTURE,
        id: idOf('sum'),
        kind: 'formula',
        name: 'sum',
        parameters: [],
        code: `variables['${idOf('who')}']`,
      },
      [idOf('who')]: { ...STRUCTURE, id: idOf('who'), kind: 'variable', name: 'total', type: 'number' },
      [idOf('own')]: workflow('own', {
        ownerId: outer,
        actions: { [idOf('step')]: { type: 'run-workflow', args: { workflowId: idOf('shared') } } },
      }),
      [idOf('shared')]: workflow('shared', {}),
      [idOf('click')]: workflow('click', { ownerId: idOf('button'), trigger: 'click' }),
    },
    set: {
      [idOf('box')]: {
        'attributes/title': [null, { type: 'f', code: `formulas['${idOf('sum')}']()` }],
        [`classes/${idOf('class')}`]: [null, 'a0'],
      },
    },
  })
  return { ...at, inner, outer, instance }
}

/** As it comes from a clipboard. */
function carried(fragment: Fragment): Fragment {
  const checked = checkFragment(JSON.parse(JSON.stringify(fragment)))
  return checked.ok ? checked.fragment : expect.fail(JSON.stringify(checked.issues))
}
const errorsIn = (records: Iterable<unknown>) =>
  checkDocument(records, { fieldsOf }).filter(({ severity }) => severity === 'error')

describe('components that are copied to another project', () => {
  it('document-D165 bring what is in them, what they use and what that uses, under the same ids', () => {
    const { view, outer, inner } = source()
    const fragment = carried(copyComponents(view, { ids: [outer] }))
    const there = smallSite(EMPTY)
    expect(there.run(pasteComponents(there.view, { fragment, newId: idSource('n'), fieldsOf }))).toEqual([outer])
    for (const id of [outer, inner, ...['box', 'button', 'class', 'token', 'sum', 'who', 'own', 'shared', 'click'].map(idOf)])
      expect([id, there.view.get(id)?.kind]).toEqual([id, view.get(id)?.kind])
    expect(there.view.find('library-component', outer)).toMatchObject({ name: 'Outer', libraryId: outer })
    expect(errorsIn(there.store.values())).toEqual([])
  })

  it('document-D165 are used as they are where the project has them already', () => {
    const { view, outer } = source()
    const result = pasteComponents(view, { fragment: copyComponents(view, { ids: [outer] }), newId: idSource('n'), fieldsOf })
    expect(result.ok && [result.diff, result.ids]).toEqual([{}, [outer]])
  })

  it('document-D165 bring collections with their sources, which a project that has the plugin asks with its own', () => {
    const { view, store, outer } = source()
    const orders: DocumentRecord = {
      ...STRUCTURE,
      id: idOf('orders'),
      kind: 'collection',
      name: 'Orders',
      mode: 'server',
      type: 'collection',
      pluginId: idOf('rest'),
      config: { origin: 'https://example.org', secretHeaders: [{ name: 'key', value: '{ordersKey}' }] },
    }
    const many: DocumentRecord = {
      ...STRUCTURE,
      id: idOf('many'),
      kind: 'collection',
      name: 'Many',
      mode: 'static',
      type: 'collection',
      config: {},
      blocks: { [idOf('block')]: { index: 'a0', rows: [{ id: 1 }] } },
    }
    const plugin = (id: string, url: string): DocumentRecord => ({
      id,
      kind: 'plugin',
      index: 'a0',
      name: 'REST',
      namespace: 'rest',
      settings: { publicData: { url } },
    })
    const code = `collections['${idOf('orders')}'].data.length + collections['${idOf('many')}'].data.length`
    store.apply({
      put: { [idOf('orders')]: orders, [idOf('rest')]: plugin(idOf('rest'), 'a'), [idOf('many')]: many },
      set: { [idOf('box')]: { 'attributes/data-count': [null, { type: 'f', code }] } },
    })
    const fragment = carried(copyComponents(view, { ids: [outer] }))
    const bare = smallSite(EMPTY)
    bare.run(pasteComponents(bare.view, { fragment, newId: idSource('n'), fieldsOf }))
    expect([bare.view.get(idOf('orders')), bare.view.get(idOf('rest'))]).toMatchObject([orders, plugin(idOf('rest'), 'a')])
    expect(bare.view.get(idOf('many'))).toMatchObject({ blocks: { [idOf('block')]: { rows: [{ id: 1 }] } } })
    const equipped = smallSite([...EMPTY, plugin(idOf('mine'), 'b')])
    equipped.run(pasteComponents(equipped.view, { fragment, newId: idSource('n'), fieldsOf }))
    expect(equipped.view.of('plugin').map(({ id }) => id)).toEqual([idOf('mine')])
    expect(equipped.view.find('collection', idOf('orders'))?.pluginId).toBe(idOf('mine'))
    expect([...errorsIn(bare.store.values()), ...errorsIn(equipped.store.values())]).toEqual([])
    const box = copyFragment(view, { ids: [view.usagesOf(outer).find(({ path }) => path === 'componentId')?.id ?? ''] })
    expect(box.records.find(({ id }) => id === idOf('many'))).toMatchObject({ data: [] })
  })

  it('document-D165 are compared where the project has them: one that changed comes as a further one, with what is around it', () => {
    const { view, run, outer, inner } = source()
    const fragment = carried(copyComponents(view, { ids: [outer] }))
    run(setProp(view, { ids: [idOf('button')], field: 'text', variant: 'ru', value: 'Changed', fieldsOf }))
    run(setClass(view, { id: idOf('class'), values: { name: 'Other' } }))
    const pasted = pasteComponents(view, { fragment, newId: idSource('p'), fieldsOf })
    expect(pasted.ok && pasted.issues?.map(({ message }) => message).toSorted()).toEqual([
      '"Inner" is another one here by now, so it came as a further component',
      '"Lead" is used as this project has it, which is not as it was copied',
      '"Outer" is another one here by now, so it came as a further component',
    ])
    const [copy = ''] = run(pasted)
    expect(view.of('library-component').map(({ name }) => name)).toEqual(['Inner', 'Outer', 'Outer 2', 'Inner 2'])
    const innerCopy = view.of('library-component').find(({ name }) => name === 'Inner 2')
    expect(innerCopy?.libraryId).toBe(inner)
    const instance = view.of('node').find(({ componentId }) => componentId === innerCopy?.id)
    expect(view.ancestors(instance?.id ?? '').at(-1)).toBe(copy)
    expect(view.find('node', innerCopy?.rootElementId ?? '')?.props['text']).toBeUndefined()
  })

  it('document-D165 differ by an element more or less in them, and not by where they stand', () => {
    const { view, run, store, outer } = source()
    const fragment = carried(copyComponents(view, { ids: [outer] }))
    store.apply({ set: { [outer]: { folder: ['', 'Cards'] } } })
    expect(differingRecords(view, fragment)).toEqual(new Set())
    run(
      insertNode(view, {
        template: { element: 'text' },
        target: { parentId: idOf('box'), slot: 'children' },
        newId: idSource('q'),
        fieldsOf,
      }),
    )
    expect(differingRecords(view, fragment)).toEqual(new Set([outer]))
  })

  it('document-D165 get other ids and names where theirs are taken, and all that names them follows', () => {
    const { view, outer, inner } = source()
    const fragment = carried(copyComponents(view, { ids: [outer] }))
    // A text under the id of the inner component, a component of its name, and a variable of the name of another one.
    const taken: DocumentRecord = { ...STRUCTURE, id: inner, kind: 'variable', name: 'total', type: 'string' }
    const there = smallSite([...EMPTY, ...sectionOnly, taken])
    const other = { ...view.find('library-component', outer), id: idOf('twin'), rootElementId: idOf('texta') } as DocumentRecord
    const root = {
      ...view.find('node', idOf('texta')),
      place: { parentId: idOf('twin'), slot: 'root', index: 'a0' },
      classes: {},
    } as DocumentRecord
    there.store.apply({ put: { [other.id]: other, [root.id]: root } })
    there.run(pasteComponents(there.view, { fragment, newId: idSource('n'), fieldsOf }))
    const made = there.view.of('library-component').find(({ libraryId }) => libraryId === inner)
    expect(made?.id).not.toBe(inner)
    expect(there.view.of('node').filter(({ componentId }) => componentId === made?.id)).toHaveLength(1)
    expect(there.view.of('node').filter(({ componentId }) => componentId === inner)).toEqual([])
    expect(there.view.find('library-component', outer)?.name).toBe('Outer 2')
    expect(there.view.find('variable', idOf('who'))?.name).toBe('total2')
    expect(errorsIn(there.store.values())).toEqual([])
  })

  it('document-D165 come along with an instance that is pasted, once for all of its copies', () => {
    const { view, outer, inner, instance } = source()
    const fragment = carried(copyFragment(view, { ids: [instance] }))
    const there = smallSite([...EMPTY, ...sectionOnly])
    const target = { parentId: idOf('section'), slot: 'children' }
    const paste = (prefix: string) =>
      there.run(pasteFragment(there.view, { fragment, target, newId: idSource(prefix), fieldsOf }))
    const [one = ''] = paste('n')
    const [two = ''] = paste('m')
    expect([one, two].map((id) => there.view.find('node', id)?.componentId)).toEqual([outer, outer])
    expect(
      there.view
        .of('library-component')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([inner, outer].toSorted())
    expect(there.view.of('workflow')).toHaveLength(3)
    expect(errorsIn(there.store.values())).toEqual([])
  })

  it('document-D165 that pasted elements use come as further ones where they are others here, once for all pastes', () => {
    const { view, run, instance, inner, outer } = source()
    const fragment = carried({ ...copyFragment(view, { ids: [instance] }), from: 'a project' })
    expect(fragment.from).toBe('a project')
    const target = { parentId: idOf('section'), slot: 'children' }
    const paste = (prefix: string, isFromElsewhere = true) =>
      pasteFragment(view, { fragment, target, newId: idSource(prefix), fieldsOf, isFromElsewhere })
    const before = paste('p')
    expect(before.ok && before.issues).toEqual(undefined)
    run(setProp(view, { ids: [idOf('button')], field: 'text', variant: 'ru', value: 'Changed', fieldsOf }))
    const pasted = paste('q')
    expect(pasted.ok && pasted.issues?.map(({ message }) => message).toSorted()).toEqual([
      '"Inner" is another one here by now, so it came as a further component',
      '"Outer" is another one here by now, so it came as a further component',
    ])
    const [first = ''] = run(pasted)
    const further = view.find('node', first)?.componentId ?? ''
    expect(view.find('library-component', further)).toMatchObject({ name: 'Outer 2', libraryId: outer })
    const again = paste('s')
    expect(again.ok && [again.issues, Object.keys(again.diff.put ?? {}).length]).toEqual([undefined, 1])
    const [second = ''] = run(again)
    expect(view.find('node', second)?.componentId).toBe(further)
    expect(view.of('library-component').map(({ name }) => name)).toEqual(['Inner', 'Outer', 'Outer 2', 'Inner 2'])
    // Within one project elements go on using the components of today.
    const [third = ''] = run(paste('r', false))
    expect(view.find('node', third)?.componentId).toBe(outer)
    // Once the further one is changed it is another one, too.
    const innerCopy = view.of('library-component').find(({ name, libraryId }) => libraryId === inner && name === 'Inner 2')
    const root = innerCopy?.rootElementId ?? ''
    run(setProp(view, { ids: [root], field: 'text', variant: 'ru', value: 'Changed too', fieldsOf }))
    run(paste('t'))
    expect(view.of('library-component').map(({ name }) => name)).toContain('Outer 3')
  })

  it('document-D165 that are pasted again after they came as further ones are found, with what fills and sets them', () => {
    const { view, run, outer } = source()
    const fragment = carried(copyComponents(view, { ids: [outer] }))
    run(setProp(view, { ids: [idOf('button')], field: 'text', variant: 'ru', value: 'Changed', fieldsOf }))
    const paste = (prefix: string) => pasteComponents(view, { fragment, newId: idSource(prefix), fieldsOf })
    const [copy = ''] = run(paste('p'))
    expect(copy).not.toBe(outer)
    const again = paste('q')
    expect(again.ok && [again.diff, again.ids, again.issues]).toEqual([{}, [copy], undefined])
  })

  it('document-D165 are refused where they hold one another, or have no root', () => {
    const { view, outer, inner } = source()
    const { records, ...fragment } = copyComponents(view, { ids: [outer] })
    const paste = (changed: readonly DocumentRecord[]) => {
      const there = smallSite(EMPTY)
      return codesOf(pasteComponents(there.view, { fragment: { ...fragment, records: changed }, newId: idSource('n'), fieldsOf }))
    }
    const within: DocumentRecord = {
      ...(view.of('node').find(({ componentId }) => componentId === inner) ?? expect.fail()),
      id: idOf('loop'),
      componentId: outer,
      place: { parentId: idOf('button'), slot: 'icon', index: 'a0' },
    }
    expect(paste([...records, within])).toContain('cycle')
    expect(paste(records.filter(({ id }) => id !== idOf('button')))).toContain('component-root')
    expect(paste(records.filter(({ kind }) => kind !== 'library-component'))).toEqual(['nothing-selected'])
  })
})
