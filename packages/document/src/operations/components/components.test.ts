import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { OUTLET_ELEMENT } from '../../records/component-types.ts'
import { outletsOf } from '../../view/outlets.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { offeredLiterals } from './alike.ts'
import { createComponent } from './create-component.ts'
import { deleteComponent } from './delete-component.ts'
import { duplicateComponent } from './duplicate-component.ts'
import { copyFragment } from '../nodes/copy-fragment.ts'
import { pasteFragment } from '../nodes/paste-fragment.ts'
import { deleteNodes } from '../nodes/delete-nodes.ts'
import { moveNodes } from '../nodes/move-nodes.ts'
import { unwrapNode } from '../nodes/unwrap-node.ts'
import { wrapNodes } from '../nodes/wrap-nodes.ts'
import { setProp } from '../nodes/set-values.ts'

import { insertLanguage } from '../languages/insert-language.ts'
import { detachInstance } from './detach-instance.ts'
import { insertNode } from '../nodes/insert-node.ts'
import { insertInstance } from './insert-instance.ts'
import { swapInstance } from './swap-instance.ts'
import { setOpen, setOverrides, type SetOverridesInput } from './set-override.ts'
import { overriddenIn } from '../../rules/overrides.ts'
import { setAttribute } from '../nodes/set-values.ts'
import { setStyle } from '../styles/set-style.ts'
import { insertWorkflow } from '../workflows/insert-workflow.ts'
import { setWorkflow } from '../workflows/set-workflow.ts'
import { setComponent } from './set-component.ts'

const box = { element: 'box', slot: 'children', styles: { display: 'grid' } } as const
const children = (parent: string) => ({ parentId: parent, slot: 'children' })

/** The small site, its box being a component "Card" with a property. */
function site() {
  const at = smallSite()
  at.store.apply({ set: { [idOf('box')]: { condition: [null, { type: 'f', code: 'true' }], hidden: [null, true] } } })
  const [instance = ''] = at.run(
    createComponent(at.view, { nodeId: idOf('box'), name: ' Card ', newId: idSource('c'), fieldsOf }),
  )
  const id = at.view.find('node', instance)?.componentId ?? ''
  const property = idOf('title')
  at.run(
    setComponent(at.view, { id, values: { properties: { [property]: { name: 'title', type: 'text', defaultValue: 'T' } } } }),
  )
  return { ...at, id, instance, property }
}

describe('components', () => {
  it('document-D110 a node becomes the root of a component, and an instance takes its place with what depends on it', () => {
    const { view, id, instance } = site()
    expect(view.find('library-component', id)).toMatchObject({ name: 'Card', rootElementId: idOf('box') })
    expect(view.children(id, 'root')).toEqual([idOf('box')])
    expect(view.children(idOf('section'))).toEqual([idOf('texta'), idOf('textb'), instance])
    expect(view.find('node', instance)).toMatchObject({ element: 'library-component', condition: { code: 'true' }, hidden: true })
    const root = view.find('node', idOf('box'))
    expect([root?.condition, root?.hidden]).toEqual([undefined, undefined])
    expect(view.children(idOf('box'))).toEqual([idOf('button')])
  })

  it('document-D110 a name is needed', () => {
    const { view } = smallSite()
    const create = (nodeId: string, name: string) => codesOf(createComponent(view, { nodeId, name, newId: idSource(), fieldsOf }))
    expect(create(idOf('box'), ' ')).toEqual(['empty-name'])
    expect(create(idOf('gone'), 'x')).toEqual(['unknown-record'])
  })

  it('document-D111 an instance stands anywhere but inside its own component, through others neither', () => {
    const { view, run, id } = site()
    const newId = idSource('i')
    const insert = (componentId: string, parent: string) =>
      insertInstance(view, { componentId, target: children(parent), newId, fieldsOf })
    const [again = ''] = run(insert(id, idOf('second')))
    expect(view.find('node', again)?.componentId).toBe(id)
    expect(codesOf(insert(id, idOf('box')))).toEqual(['cycle'])
    const [wrapped = ''] = run(createComponent(view, { nodeId: again, name: 'Outer', newId: idSource('o'), fieldsOf }))
    const outer = view.find('node', wrapped)?.componentId ?? ''
    expect(codesOf(insert(outer, idOf('box')))).toEqual(['cycle'])
    expect(codesOf(insert(idOf('gone'), idOf('second')))).toEqual(['unknown-record'])
  })

  it('document-D137 an instance brings no form into a form', () => {
    const { view, run, id } = site()
    const insertForm = (parent: string, prefix: string) =>
      insertNode(view, { template: { element: 'form' }, target: children(parent), newId: idSource(prefix), fieldsOf })
    const [outer = ''] = run(insertForm(idOf('second'), 'f'))
    const instance = { componentId: id, target: children(outer), newId: idSource('i'), fieldsOf }
    run(insertInstance(view, instance))
    run(insertForm(idOf('box'), 'g'))
    expect(codesOf(insertInstance(view, { ...instance, newId: idSource('j') }))).toEqual(['apart-only'])
  })

  it('document-D112 parts of a component have names of their own; a property that goes is gone from its instances', () => {
    const { view, run, store, id, instance, property } = site()
    store.apply({ set: { [instance]: { [`props/${property}/default`]: [null, 'Mine'] } } })
    const two = { [idOf('p1')]: { name: 'x', type: 'text' }, [idOf('p2')]: { name: 'x', type: 'text' } }
    expect(codesOf(setComponent(view, { id, values: { properties: two } }))).toEqual(['name-taken'])
    const bad = { [idOf('v')]: { name: 'v', type: 'number' as const, defaultValue: 'x' } }
    expect(codesOf(setComponent(view, { id, values: { variables: bad } }))).toEqual(['wrong-value'])
    const empty = { [idOf('f')]: { name: 'f', parameters: [{ name: '1', type: 'text' }], code: ' ' } }
    expect(codesOf(setComponent(view, { id, values: { formulas: empty } }))).toEqual(['bad-parameter', 'empty-formula'])
    run(setComponent(view, { id, values: { name: 'Tile', properties: { [property]: null } } }))
    expect(view.find('library-component', id)).toMatchObject({ name: 'Tile', properties: {} })
    expect(view.find('node', instance)?.props[property] ?? {}).toEqual({})
  })

  it('document-D113 a component goes with its inside and its workflows; instances that stay are reported', () => {
    const { view, store, run, id, instance } = site()
    const workflow = { kind: 'workflow', name: 'W', folder: '', index: 'a0', trigger: '', parameters: [], actions: {} } as const
    store.apply({ put: { [idOf('w')]: { ...workflow, id: idOf('w'), ownerId: id } } })
    const result = deleteComponent(view, { id })
    expect(result.ok && result.issues?.map(({ code, path }) => [code, path])).toEqual([
      ['still-used', `node/${instance}/componentId`],
    ])
    run(result)
    expect([id, idOf('box'), idOf('button'), idOf('w')].map((gone) => view.get(gone))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(view.find('node', instance)).toBeDefined()
  })

  it('document-D114 a detached instance is a copy of the inside, with what it was given written into its formulas', () => {
    const { view, store, run, instance, property } = site()
    const read = `context.component.props['${property}']`
    const code = `uppercase(${read}) + context.component?.variables.x`
    store.apply({
      set: {
        [idOf('button')]: {
          'props/text/ru': [null, { type: 'f', code }],
          'attributes/title': [null, { type: 'f', code: `${read}  ` }],
        },
        [instance]: { [`props/${property}/default`]: [null, { type: 'f', code: "variables['v'] ?? 1" }], name: [null, 'Mine'] },
      },
    })
    const result = detachInstance(view, { id: instance, box, newId: idSource('d'), fieldsOf })
    expect(result.ok && result.issues?.map(({ code: issue, severity }) => [issue, severity])).toEqual([
      ['reads-component', 'warning'],
    ])
    const [root = ''] = run(result)
    expect(view.children(idOf('section'))).toEqual([idOf('texta'), idOf('textb'), root])
    expect(view.find('node', root)).toMatchObject({ element: 'box', name: 'Mine', hidden: true, condition: { code: 'true' } })
    const button = view.find('node', view.children(root)[0] ?? '')
    expect(button?.attributes['title']).toEqual({ type: 'f', code: 'variables.v ?? 1' })
    expect(button?.props['text']).toEqual({
      ru: { type: 'f', code: 'uppercase(variables.v ?? 1) + context.component?.variables.x' },
    })
    expect(view.find('node', instance)).toBeUndefined()
    expect(view.find('node', idOf('button'))).toBeDefined()
    expect(codesOf(detachInstance(view, { id: idOf('texta'), box, newId: idSource(), fieldsOf }))).toEqual(['unknown-record'])
  })

  it('document-D114 a detached instance says in each language what it said there, in lists too', () => {
    const { view, store, run, id, instance, property } = site()
    run(insertLanguage(view, { language: 'en' }))
    const texts = (by: object) => ({ type: 't', texts: by })
    const items = idOf('items')
    run(setComponent(view, { id, values: { properties: { [items]: { name: 'items', type: 'list', defaultValue: [] } } } }))
    const bound = { type: 'f', code: 'variables.n' }
    store.apply({
      set: {
        [idOf('button')]: {
          'attributes/title': [null, { type: 'f', code: `context.component.props['${property}']` }],
          'attributes/alt': [null, { type: 'f', code: `context.component.props['${items}']` }],
        },
        [instance]: {
          [`props/${property}/ru`]: [null, 'Хлеб'],
          [`props/${items}/default`]: [
            null,
            [{ label: texts({ ru: 'Раз', en: 'One' }), n: bound }, texts({ en: 'Two' })] as never,
          ],
        },
      },
    })
    const detached = () => {
      const [root = ''] = run(detachInstance(view, { id: instance, box, newId: idSource('d'), fieldsOf }))
      return view.find('node', view.children(root)[0] ?? '')?.attributes
    }
    store.apply({ set: { [instance]: { [`props/${property}/en`]: [null, 'Bread'] } } })
    expect(detached()).toEqual({
      title: { type: 'f', code: "translate({ ru: 'Хлеб', en: 'Bread' })" },
      alt: { type: 'f', code: "[{ label: translate({ ru: 'Раз', en: 'One' }), n: variables.n }, 'Two']" },
    })
  })

  it('document-D141 the root of a component stays in it: wrapped, the container is the root, and unwrapped again what was in it', () => {
    const { view, run, id } = site()
    const box = idOf('box')
    expect(codesOf(deleteNodes(view, { ids: [box] }))).toEqual(['component-root'])
    expect(codesOf(moveNodes(view, { ids: [box], target: children(idOf('second')), fieldsOf }))).toContain('component-root')
    const [wrapper = ''] = run(
      wrapNodes(view, { ids: [box], template: { element: 'box' }, slot: 'children', newId: idSource('w'), fieldsOf }),
    )
    expect(view.find('library-component', id)?.rootElementId).toBe(wrapper)
    run(unwrapNode(view, { id: wrapper, fieldsOf }))
    expect(view.find('library-component', id)?.rootElementId).toBe(box)
    expect(view.children(id, 'root')).toEqual([box])
    run(insertNode(view, { template: { element: 'text' }, target: children(box), newId: idSource('t'), fieldsOf }))
    expect(codesOf(unwrapNode(view, { id: box, fieldsOf }))).toContain('component-root')
  })

  it('document-D142 nodes that are built alike become instances of one component, and what differed stays as it was', () => {
    const { view, run } = smallSite()
    const [first = '', second = ''] = ['first', 'second'].map((text) => {
      const template = { element: 'box', slots: { children: [{ element: 'text', props: { text } }] } }
      const made = run(
        insertNode(view, { template, target: children(idOf('second')), newId: idSource(text.slice(0, 2)), fieldsOf }),
      )
      return made[0] ?? ''
    })
    const [inner = ''] = view.children(first)
    expect(offeredLiterals(view, [first, second], fieldsOf)).toEqual([{ nodeId: inner, field: 'text', differs: true }])
    expect(offeredLiterals(view, [first], fieldsOf)).toEqual([{ nodeId: inner, field: 'text', differs: false }])
    expect(offeredLiterals(view, [first, idOf('box')], fieldsOf)).toBeUndefined()
    expect(offeredLiterals(view, [first, first], fieldsOf)).toBeUndefined()
    const properties = [{ nodeId: inner, field: 'text', name: ' title ', type: 'text' }]
    const input = { nodeId: first, name: 'Card', properties, newId: idSource('c'), fieldsOf }
    expect(codesOf(createComponent(view, { ...input, others: [idOf('box')] }))).toEqual(['not-alike'])
    const instances = run(createComponent(view, { ...input, others: [second] }))
    const component = view.of('library-component')[0]
    const [property = ''] = Object.keys(component?.properties ?? {})
    expect(component?.properties).toEqual({ [property]: { name: 'title', type: 'text', defaultValue: 'first' } })
    expect(instances.map((id) => Object.values(view.find('node', id)?.props[property] ?? {}))).toEqual([['first'], ['second']])
    expect(view.children(idOf('second'))).toEqual(instances)
    expect(Object.values(view.find('node', inner)?.props['text'] ?? {})).toEqual([
      { type: 'f', code: `context.component.props['${property}']` },
    ])
    expect(view.get(second)).toBeUndefined()
  })

  it('document-D142 properties of one name are refused, and a bound value is not offered', () => {
    const { view, run } = smallSite()
    const twice = ['text', 'text'].map((field) => ({ nodeId: idOf('texta'), field, name: 'title', type: 'text' }))
    const input = { nodeId: idOf('texta'), name: 'Card', newId: idSource('c'), fieldsOf }
    expect(codesOf(createComponent(view, { ...input, properties: twice }))).toEqual(['name-taken'])
    const binding = { type: 'f', code: '1' } as const
    for (const variant of Object.keys(view.find('node', idOf('texta'))?.props['text'] ?? {}))
      run(setProp(view, { ids: [idOf('texta')], field: 'text', variant, value: binding, fieldsOf }))
    expect(offeredLiterals(view, [idOf('texta')], fieldsOf)).toEqual([])
  })

  it('document-D114 what fills a slot stays in its place when an instance is detached, and what stood there by default where nothing does', () => {
    const { view, run, store, id, instance } = site()
    const addOutlet = (prefix: string) =>
      run(
        insertNode(view, {
          template: {
            element: OUTLET_ELEMENT,
            styles: { default: { 'row-gap': '4px' } },
            slots: { children: [{ element: 'text' }] },
          },
          target: children(idOf('box')),
          newId: idSource(prefix),
          fieldsOf,
        }),
      )[0] ?? ''
    const [filled, usual] = [addOutlet('o'), addOutlet('p')]
    const fill = (slot: string) =>
      run(
        insertNode(view, { template: { element: 'box' }, target: { parentId: instance, slot }, newId: idSource('f'), fieldsOf }),
      )[0] ?? ''
    const filling = fill(filled)
    const code = "context.dropzone.variables['x']"
    store.apply({ set: { [filling]: { 'attributes/title': [null, { type: 'f', code }] } } })
    const result = detachInstance(view, { id: instance, box, newId: idSource('d'), fieldsOf })
    expect(result.ok && result.issues?.map(({ path }) => path)).toEqual([`node/${filling}`])
    const [root = ''] = run(result)
    const [, first = '', second = ''] = view.children(root)
    expect(view.children(first, 'children')).toEqual([filling])
    expect(view.find('node', first)).toMatchObject({ element: 'box', styles: { default: { display: 'grid', 'row-gap': '4px' } } })
    expect(view.children(second, 'children').map((child) => view.find('node', child)?.element)).toEqual(['text'])
    expect(outletsOf(view, id).map((outlet) => outlet.id)).toEqual([filled, usual])
    expect(checkDocument(store.values(), { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('document-D114 what filled a slot that is gone goes with the instance, and one is told', () => {
    const { view, run, instance } = site()
    run(
      insertNode(view, { template: { element: OUTLET_ELEMENT }, target: children(idOf('box')), newId: idSource('o'), fieldsOf }),
    )
    const [slot = ''] = view.children(idOf('box')).slice(-1)
    const target = { parentId: instance, slot }
    const [filling = ''] = run(insertNode(view, { template: { element: 'text' }, target, newId: idSource('f'), fieldsOf }))
    run(deleteNodes(view, { ids: [slot] }))
    const result = detachInstance(view, { id: instance, box, newId: idSource('d'), fieldsOf })
    expect(result.ok && result.issues?.map(({ code, path }) => [code, path])).toEqual([['unknown-reference', `node/${instance}`]])
    run(result)
    expect(view.get(filling)).toBeUndefined()
  })

  it('document-D112 what a property may be is offered once each', () => {
    const { view, run, id, property } = site()
    const choices = (...values: readonly string[]) => ({
      [property]: { name: 'tone', type: 'choice', options: values.map((value) => ({ value, label: '' })) },
    })
    expect(codesOf(setComponent(view, { id, values: { properties: choices('plain', 'plain') } }))).toEqual(['name-taken'])
    run(setComponent(view, { id, values: { properties: choices('plain', 'loud') } }))
    expect(view.find('library-component', id)?.properties?.[property]?.options?.map(({ value }) => value)).toEqual([
      'plain',
      'loud',
    ])
  })

  it('document-D143 a copy of a component has an inside of its own, its workflows too, and no instances', () => {
    const { view, store, run, id, instance } = site()
    const workflow = { kind: 'workflow', name: 'W', folder: '', index: 'a0', trigger: '', parameters: [], actions: {} } as const
    store.apply({ put: { [idOf('w')]: { ...workflow, id: idOf('w'), ownerId: id } } })
    const [copy = ''] = run(duplicateComponent(view, { id, newId: idSource('d') }))
    const made = view.find('library-component', copy)
    expect(made).toMatchObject({ name: 'Card 2', properties: view.find('library-component', id)?.properties })
    expect(view.children(copy, 'root')).toEqual([made?.rootElementId])
    expect(view.children(made?.rootElementId ?? '')).toHaveLength(1)
    expect(view.children(idOf('box'))).toEqual([idOf('button')])
    expect(view.of('workflow').filter(({ ownerId }) => ownerId === copy)).toHaveLength(1)
    expect(view.find('node', instance)?.componentId).toBe(id)
    expect(codesOf(duplicateComponent(view, { id: idOf('gone'), newId: idSource() }))).toEqual(['unknown-record'])
  })

  it('document-D144 an instance is filled at the outlets of its component only; what filled one that is gone is kept and told of', () => {
    const { view, run, store, id, instance } = site()
    run(
      insertNode(view, { template: { element: OUTLET_ELEMENT }, target: children(idOf('box')), newId: idSource('o'), fieldsOf }),
    )
    const [outlet] = outletsOf(view, id)
    const fill = (slot: string) =>
      insertNode(view, { template: { element: 'text' }, target: { parentId: instance, slot }, newId: idSource('f'), fieldsOf })
    expect(codesOf(fill('children'))).toContain('foreign-slot')
    expect(codesOf(fill(idOf('button')))).toContain('foreign-slot')
    const [filling = ''] = run(fill(outlet?.id ?? ''))
    expect(view.children(instance)).toEqual([filling])
    run(deleteNodes(view, { ids: [outlet?.id ?? ''] }))
    expect(outletsOf(view, id)).toEqual([])
    expect(checkDocument(store.values(), { fieldsOf }).map(({ code, severity }) => [code, severity])).toEqual([
      ['unknown-reference', 'warning'],
    ])
  })

  it('document-D145 a component stands around itself ten times at most, through slots', () => {
    const { view, run, id, instance } = site()
    run(
      insertNode(view, { template: { element: OUTLET_ELEMENT }, target: children(idOf('box')), newId: idSource('o'), fieldsOf }),
    )
    const slot = outletsOf(view, id)[0]?.id ?? ''
    const insertInto = (parentId: string, at: number) =>
      insertInstance(view, { componentId: id, target: { parentId, slot }, newId: idSource(`n${at}x`), fieldsOf })
    let innermost = instance
    for (let at = 1; at <= 10; at += 1) innermost = run(insertInto(innermost, at))[0] ?? ''
    expect(codesOf(insertInto(innermost, 11))).toEqual(['too-nested'])
    const [free = ''] = run(
      insertInstance(view, { componentId: id, target: children(idOf('second')), newId: idSource('z'), fieldsOf }),
    )
    expect(codesOf(moveNodes(view, { ids: [free], target: { parentId: innermost, slot }, fieldsOf }))).toEqual(['too-nested'])
    expect(codesOf(moveNodes(view, { ids: [instance], target: { parentId: free, slot }, fieldsOf }))).toEqual(['too-nested'])
  })

  it('document-D111 an instance is neither moved nor pasted into its own component, in whatever it stands', () => {
    const { view, run, id, instance } = site()
    const [holder = ''] = run(
      insertNode(view, { template: { element: 'box' }, target: children(idOf('second')), newId: idSource('h'), fieldsOf }),
    )
    run(moveNodes(view, { ids: [instance], target: children(holder), fieldsOf }))
    const target = children(idOf('box'))
    expect(codesOf(moveNodes(view, { ids: [holder], target, fieldsOf }))).toEqual(['cycle'])
    const fragment = copyFragment(view, { ids: [holder] })
    expect(codesOf(pasteFragment(view, { fragment, target, newId: idSource('q'), fieldsOf }))).toEqual(['cycle'])
    run(pasteFragment(view, { fragment, target: children(idOf('second')), newId: idSource('q'), fieldsOf }))
    expect(view.usagesOf(id).filter(({ path }) => path === 'componentId')).toHaveLength(2)
  })

  it('document-D145 more than that is refused while it is pasted too', () => {
    const { view, run, id, instance } = site()
    run(
      insertNode(view, { template: { element: OUTLET_ELEMENT }, target: children(idOf('box')), newId: idSource('o'), fieldsOf }),
    )
    const slot = outletsOf(view, id)[0]?.id ?? ''
    const chain = [instance]
    for (let at = 1; at <= 6; at += 1) {
      const target = { parentId: chain.at(-1) ?? '', slot }
      chain.push(run(insertInstance(view, { componentId: id, target, newId: idSource('ghijklm'.charAt(at)), fieldsOf }))[0] ?? '')
    }
    const fragment = copyFragment(view, { ids: [instance] })
    const paste = (at: number) =>
      pasteFragment(view, { fragment, target: { parentId: chain[at] ?? '', slot }, newId: idSource('q'), fieldsOf })
    expect(codesOf(paste(4))).toEqual(['too-nested'])
    expect(codesOf(paste(3))).toEqual([])
  })

  it('document-D146 an instance becomes one of another component, and keeps what that has under the same names', () => {
    const { view, run, store, id, instance, property } = site()
    store.apply({ set: { [instance]: { [`props/${property}/default`]: [null, 'Mine'] } } })
    run(
      insertNode(view, { template: { element: OUTLET_ELEMENT }, target: children(idOf('box')), newId: idSource('o'), fieldsOf }),
    )
    const [copy = ''] = run(duplicateComponent(view, { id, newId: idSource('d') }))
    const other = idOf('other')
    run(setComponent(view, { id: copy, values: { properties: { [property]: null, [other]: { name: 'title', type: 'text' } } } }))
    const target = { parentId: instance, slot: outletsOf(view, id)[0]?.id ?? '' }
    const [filling = ''] = run(insertNode(view, { template: { element: 'text' }, target, newId: idSource('f'), fieldsOf }))
    run(swapInstance(view, { id: instance, componentId: copy, fieldsOf }))
    expect(view.find('node', instance)).toMatchObject({ componentId: copy, props: { [other]: { default: 'Mine' } } })
    expect(view.find('node', filling)?.place.slot).toBe(outletsOf(view, copy)[0]?.id)
    expect(codesOf(swapInstance(view, { id: idOf('texta'), componentId: copy, fieldsOf }))).toEqual(['unknown-record'])
    expect(codesOf(swapInstance(view, { id: instance, componentId: idOf('gone'), fieldsOf }))).toEqual(['unknown-record'])
  })

  it('document-D146 swapping leaves nothing dead: what fits nowhere is gone, and it is said what', () => {
    const { view, run, store, id, instance, property } = site()
    const [slot = ''] = run(
      insertNode(view, { template: { element: OUTLET_ELEMENT }, target: children(idOf('box')), newId: idSource('o'), fieldsOf }),
    )
    const [plain = ''] = run(duplicateComponent(view, { id, newId: idSource('d') }))
    run(deleteNodes(view, { ids: [outletsOf(view, plain)[0]?.id ?? ''] }))
    run(setComponent(view, { id: plain, values: { properties: { [property]: null } } }))
    run(setComponent(view, { id, values: { triggers: { [idOf('told')]: { name: 'told' } } } }))
    run(setOpen(view, { ids: [idOf('button')], isOpen: true }))
    const width = { variant: 'default', values: { width: '9px' } }
    const change: SetOverridesInput['change'] = (seen, ids) => setStyle(seen, { ids, ...width })
    run(setOverrides(view, { ids: [instance], nodeIds: [idOf('button')], change }))
    store.apply({ set: { [instance]: { [`props/${property}/default`]: [null, 'Mine'] } } })
    const target = { parentId: instance, slot }
    const [filling = ''] = run(insertNode(view, { template: { element: 'text' }, target, newId: idSource('f'), fieldsOf }))
    const flow = { name: 'F', trigger: idOf('told'), newId: idSource('w') }
    const [waits = ''] = run(insertWorkflow(view, { ...flow, ownerId: instance }))
    const [click = ''] = run(insertWorkflow(view, { ...flow, newId: idSource('x'), trigger: 'click', ownerId: instance }))
    const swapped = swapInstance(view, { id: instance, componentId: plain, fieldsOf })
    expect(swapped.ok && swapped.issues?.map(({ message }) => message)).toEqual([
      '1 property that the other component has not',
      '1 value set inside, with no such open element there',
      '1 element in slots that are not there',
      '1 workflow waiting for what it never tells',
    ])
    run(swapped)
    expect([view.get(filling), view.get(waits), view.get(click)?.kind]).toEqual([undefined, undefined, 'workflow'])
    const own = view.find('node', instance)
    expect([own?.props[property], own && overriddenIn(view, own)]).toEqual([{}, { alive: [], dead: [] }])
    expect(checkDocument(store.values(), { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('document-D146 what is set inside, waited for, read and run outside goes over to what is called alike', () => {
    const { view, run, store, id, instance } = site()
    run(setOpen(view, { ids: [idOf('button')], isOpen: true }))
    const values = {
      triggers: { [idOf('told')]: { name: 'told' } },
      variables: { [idOf('count')]: { name: 'count', type: 'number' as const, isExposed: true as const } },
    }
    run(setComponent(view, { id, values }))
    const made = { name: 'Reset', trigger: '', newId: idSource('w'), ownerId: id }
    const [inner = ''] = run(insertWorkflow(view, made))
    run(setWorkflow(view, { id: inner, values: { isExposed: true } }))
    const [other = ''] = run(duplicateComponent(view, { id, newId: idSource('d') }))
    const copyOf = view.of('workflow').find(({ ownerId }) => ownerId === other)?.id ?? ''
    run(
      setComponent(view, {
        id: other,
        values: {
          triggers: { [idOf('told')]: null, [idOf('says')]: { name: 'told' } },
          variables: { [idOf('count')]: null, [idOf('sum')]: { name: 'count', type: 'number', isExposed: true } },
        },
      }),
    )
    const change: SetOverridesInput['change'] = (seen, ids) => setAttribute(seen, { ids, name: 'data-a', value: 'x' })
    run(setOverrides(view, { ids: [instance], nodeIds: [idOf('button')], change }))
    const [waits = ''] = run(insertWorkflow(view, { ...made, trigger: idOf('told'), ownerId: instance, newId: idSource('x') }))
    const code = (variable: string) => `variables['${instance}-${idOf(variable)}'] + 1`
    const bound = (variable: string) => ({ ru: { type: 'f', code: code(variable) } })
    store.apply({ set: { [idOf('texta')]: { 'props/text/ru': ['Первый', bound('count').ru] } } })
    const action = (name: string) => ({ type: 'run-element-action', args: { nodeId: instance, action: name, arguments: [] } })
    store.apply({ set: { [waits]: { [`actions/${idOf('run')}`]: [null, action(inner)] } } })
    const swapped = swapInstance(view, { id: instance, componentId: other, fieldsOf })
    expect(swapped.ok && swapped.issues).toEqual(undefined)
    run(swapped)
    const open = view.of('node').find((node) => node.isOpen && node.id !== idOf('button'))?.id ?? ''
    expect(view.find('node', instance)?.overrides?.[open]).toEqual({ attributes: { 'data-a': 'x' } })
    expect(view.find('workflow', waits)).toMatchObject({ trigger: idOf('says'), actions: { [idOf('run')]: action(copyOf) } })
    expect(view.find('node', idOf('texta'))?.props['text']).toEqual(bound('sum'))
  })
})
