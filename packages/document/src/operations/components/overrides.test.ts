import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { countOf, overriddenIn, withOverride } from '../../rules/overrides.ts'
import { createComponent } from './create-component.ts'
import { detachInstance } from './detach-instance.ts'
import { insertInstance } from './insert-instance.ts'
import { resetOverrides, setOpen, setOverrides, type SetOverridesInput } from './set-override.ts'
import { deleteNodes } from '../nodes/delete-nodes.ts'
import { setAttribute, setCondition, setHidden, setLink, setProp } from '../nodes/set-values.ts'
import { addClass } from '../styles/add-class.ts'
import { deleteClass } from '../styles/delete-class.ts'
import { insertClass } from '../styles/insert-class.ts'
import { removeClass } from '../styles/remove-class.ts'
import { setClassCondition } from '../styles/set-class-condition.ts'
import { setState } from '../styles/set-state.ts'
import { setStyle } from '../styles/set-style.ts'

const BUTTON = idOf('button')

/** A component "Card" of the box with its button, which is open, and two instances. */
function site() {
  const at = smallSite()
  const [instance = ''] = at.run(createComponent(at.view, { nodeId: idOf('box'), name: 'Card', newId: idSource('c'), fieldsOf }))
  const componentId = at.view.find('node', instance)?.componentId ?? ''
  const target = { parentId: idOf('second'), slot: 'children' }
  const [other = ''] = at.run(insertInstance(at.view, { componentId, target, newId: idSource('i'), fieldsOf }))
  at.run(setOpen(at.view, { ids: [BUTTON], isOpen: true }))
  const forInstance = (change: SetOverridesInput['change'], nodeIds: readonly string[] = [BUTTON], ids = [instance]) =>
    setOverrides(at.view, { ids, nodeIds, change })
  const text = (value: string | null, nodeId = BUTTON, ids = [instance]) =>
    forInstance((view, nodes) => setProp(view, { ids: nodes, field: 'text', variant: 'ru', value, fieldsOf }), [nodeId], ids)
  const color = (value: string | null) =>
    forInstance((view, ids) => setStyle(view, { ids, variant: 'default', values: { color: value } }))
  const seenBy = (id: string) => {
    const [node, own] = [at.view.find('node', BUTTON), at.view.find('node', id)]
    return node && own ? withOverride(node, own) : undefined
  }
  return { ...at, instance, other, forInstance, text, color, seenBy, own: () => at.view.find('node', instance)?.overrides ?? {} }
}

describe('what an instance sets for elements that its component opens', () => {
  it('document-D164 is kept by the instance, and the component and other instances stay as they are', () => {
    const { view, run, store, instance, other, text, color, seenBy, own } = site()
    run(text('Mine'))
    run(color('#ff0000'))
    expect(own()).toEqual({ [BUTTON]: { props: { text: { ru: 'Mine' } }, styles: { default: { color: '#ff0000' } } } })
    expect(seenBy(instance)).toMatchObject({ props: { text: { ru: 'Mine' } }, styles: { default: { color: '#ff0000' } } })
    expect([seenBy(other), view.find('node', BUTTON)?.props['text']]).toEqual([view.find('node', BUTTON), undefined])
    expect(countOf(own()[BUTTON] ?? {})).toBe(2)
    expect(checkDocument(store.values(), { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('document-D164 is checked like the element itself, and refused where it is not open', () => {
    const { view, run, text, color, forInstance } = site()
    expect(codesOf(text('x'.repeat(200)))).toEqual(['wrong-value'])
    expect(codesOf(color('red;}'))).not.toEqual([])
    expect(codesOf(text('Mine', idOf('box')))).toEqual(['not-open'])
    expect(codesOf(text('Mine', idOf('texta')))).toEqual(['not-open'])
    expect(codesOf(text('x', BUTTON, [idOf('texta')]))).toEqual(['unknown-record'])
    expect(codesOf(setOpen(view, { ids: [idOf('texta')], isOpen: true }))).toEqual(['not-open'])
    const nobody = forInstance((seen, ids) => setHidden(seen, { ids, hidden: true }))
    expect(codesOf(nobody)).toEqual(['not-open'])
    expect(codesOf(forInstance((seen, ids) => deleteNodes(seen, { ids })))).toEqual(['not-open'])
    expect(codesOf(forInstance((seen, ids) => setProp(seen, { ids, field: 'none', value: 1, fieldsOf }), []))).toEqual([
      'nothing-selected',
    ])
    run(setOpen(view, { ids: [BUTTON], isOpen: false }))
    expect(codesOf(text('x'))).toEqual(['not-open'])
  })

  it('document-D164 is taken back one by one or all at once; what is as before is no change', () => {
    const { view, run, instance, text, color, own } = site()
    const nothing = text(null)
    expect(nothing.ok && nothing.diff).toEqual({})
    run(text('Mine'))
    run(color('#ff0000'))
    run(text(null))
    expect(countOf(own()[BUTTON] ?? {})).toBe(1)
    run(resetOverrides(view, { ids: [instance], nodeIds: [BUTTON] }))
    expect(countOf(own()[BUTTON] ?? {})).toBe(0)
  })

  it('document-D164 is dead where the element is gone or closed: it is not drawn, and cleaned apart from the rest', () => {
    const { view, run, instance, text, color, seenBy, own } = site()
    run(text('Mine'))
    run(color('#ff0000'))
    const found = () => overriddenIn(view, view.find('node', instance) ?? expect.fail())
    expect(found()).toEqual({ alive: [BUTTON], dead: [] })
    const clean = resetOverrides(view, { ids: [instance] })
    expect(clean.ok && clean.diff).toEqual({})
    run(setOpen(view, { ids: [BUTTON], isOpen: false }))
    expect(found()).toEqual({ alive: [], dead: [BUTTON] })
    expect(seenBy(instance)?.props['text']).toBeUndefined()
    run(setOpen(view, { ids: [BUTTON], isOpen: true }))
    run(deleteNodes(view, { ids: [BUTTON] }))
    expect(found().dead).toEqual([BUTTON])
    run(resetOverrides(view, { ids: [instance] }))
    expect([found().dead, countOf(own()[BUTTON] ?? {})]).toEqual([[], 0])
  })

  it('document-D114 is written into the copies when the instance is detached, which are open to nobody', () => {
    const { view, run, instance, text } = site()
    run(text('Mine'))
    const box = { element: 'box', slot: 'children', styles: {} }
    const [root = ''] = run(detachInstance(view, { id: instance, box, newId: idSource('d'), fieldsOf }))
    const copy = view.find('node', view.children(root)[0] ?? '')
    expect([copy?.props['text'], copy?.isOpen]).toEqual([{ ru: 'Mine' }, undefined])
    expect(view.find('node', BUTTON)?.isOpen).toBe(true)
  })

  it('document-D164 also is its classes, attributes, link and condition; what the component has can be left out', () => {
    const { run, view, store, instance, other, forInstance, seenBy, own } = site()
    const [lead, wide] = [idOf('class'), run(insertClass(view, { name: 'Wide', newId: idSource('w') }))[0] ?? '']
    run(addClass(view, { ids: [BUTTON], classId: lead }))
    run(setAttribute(view, { ids: [BUTTON], name: 'data-all', value: 'yes' }))
    run(setCondition(view, { ids: [BUTTON], condition: { type: 'f', code: 'false' } }))
    const usual = view.find('node', BUTTON)
    run(forInstance((seen, ids) => removeClass(seen, { ids, classId: lead })))
    run(forInstance((seen, ids) => addClass(seen, { ids, classId: wide })))
    run(forInstance((seen, ids) => setClassCondition(seen, { ids, classId: wide, condition: { type: 'f', code: 'true' } })))
    run(forInstance((seen, ids) => setAttribute(seen, { ids, name: 'data-all', value: null })))
    run(forInstance((seen, ids) => setAttribute(seen, { ids, name: 'data-own', value: 'mine' })))
    run(forInstance((seen, ids) => setLink(seen, { ids, link: null })))
    run(forInstance((seen, ids) => setCondition(seen, { ids, condition: null })))
    const { link: _, condition: _usually, ...rest } = usual ?? expect.fail()
    const index = seenBy(instance)?.classes[wide] ?? ''
    expect(seenBy(instance)).toEqual({
      ...rest,
      classes: { [wide]: index },
      classConditions: { [wide]: { type: 'f', code: 'true' } },
      attributes: { 'data-own': 'mine' },
    })
    expect([seenBy(other), view.find('node', BUTTON)]).toEqual([usual, usual])
    expect(own()[BUTTON]).toMatchObject({ classes: { [lead]: false, [wide]: index }, link: false, condition: true })
    expect(countOf(own()[BUTTON] ?? {})).toBe(7)
    expect(checkDocument(store.values(), { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
    run(resetOverrides(view, { ids: [instance], nodeIds: [BUTTON], paths: ['link', `classes/${lead}`] }))
    expect(countOf(own()[BUTTON] ?? {})).toBe(5)
    expect(seenBy(instance)).toMatchObject({ link: usual?.link, classes: { [lead]: usual?.classes[lead], [wide]: index } })
  })

  it('document-D164 also is its states: one of its own, another condition, none of it, and other looks', () => {
    const { run, view, store, instance, other, forInstance, seenBy, own } = site()
    const bind = (code: string) => ({ type: 'f', code }) as const
    const state = (stateId: string, next: Parameters<typeof setState>[1]['state']) =>
      forInstance((seen, [nodeId = '']) => setState(seen, { nodeId, stateId, state: next }))
    run(setState(view, { nodeId: BUTTON, stateId: 'when-late', state: { name: 'Late', condition: bind('1 > 2') } }))
    run(setState(view, { nodeId: BUTTON, stateId: 'when-new', state: { name: 'New', condition: bind('1 > 3') } }))
    const usual = view.find('node', BUTTON)
    run(state('when-mine', { name: 'Mine', condition: bind('2 > 1') }))
    run(state('when-late', { condition: bind('3 > 1') }))
    run(state('when-new', null))
    run(forInstance((seen, ids) => setStyle(seen, { ids, variant: 'default:when-late', values: { color: '#ff0000' } })))
    expect(seenBy(instance)?.states).toMatchObject({
      'when-late': { name: 'Late', condition: bind('3 > 1') },
      'when-mine': { name: 'Mine', condition: bind('2 > 1') },
    })
    expect(Object.keys(seenBy(instance)?.states ?? {}).toSorted()).toEqual(['when-late', 'when-mine'])
    expect(seenBy(instance)?.styles['default:when-late']).toEqual({ color: '#ff0000' })
    expect([seenBy(other), view.find('node', BUTTON)]).toEqual([usual, usual])
    expect([countOf(own()[BUTTON] ?? {}), own()[BUTTON]?.states?.['when-new']]).toEqual([4, false])
    expect(checkDocument(store.values(), { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
    // A name is the same in all, as the condition of the component would come to see another place.
    run(resetOverrides(view, { ids: [instance], nodeIds: [BUTTON], paths: ['states/when-new', 'states/when-late'] }))
    expect(codesOf(state('when-new', { name: 'Fresh' }))).toEqual(['not-open'])
    run(state('when-mine', { name: 'Ours' }))
    expect(seenBy(instance)?.states?.['when-mine']?.name).toBe('Ours')
    run(state('when-mine', null))
    expect(seenBy(instance)?.states).toEqual(usual?.states)
  })

  it('document-D164 goes back to what it was where what an instance added is taken away again', () => {
    const { run, view, forInstance, own } = site()
    const classId = idOf('class')
    const link = { type: 'external', href: 'https://example.org' } as const
    run(forInstance((seen, ids) => addClass(seen, { ids, classId })))
    run(forInstance((seen, ids) => setLink(seen, { ids, link })))
    run(forInstance((seen, ids) => setCondition(seen, { ids, condition: false })))
    expect(countOf(own()[BUTTON] ?? {})).toBe(3)
    run(forInstance((seen, ids) => removeClass(seen, { ids, classId })))
    run(forInstance((seen, ids) => setCondition(seen, { ids, condition: null })))
    expect(own()[BUTTON]).toMatchObject({ link })
    expect(countOf(own()[BUTTON] ?? {})).toBe(1)
    run(forInstance((seen, ids) => addClass(seen, { ids, classId })))
    run(forInstance((seen, ids) => setClassCondition(seen, { ids, classId, condition: { type: 'f', code: 'true' } })))
    run(deleteClass(view, { id: classId }))
    expect(countOf(own()[BUTTON] ?? {})).toBe(1)
  })

  it('document-D164 is set for several instances and several elements at once, each against what it has', () => {
    const { run, view, instance, other, text, forInstance } = site()
    run(text('Mine'))
    run(text('Both', BUTTON, [instance, other]))
    const texts = [instance, other].map((id) => view.find('node', id)?.overrides?.[BUTTON]?.props)
    expect(texts).toEqual([{ text: { ru: 'Both' } }, { text: { ru: 'Both' } }])
    run(setOpen(view, { ids: [idOf('box')], isOpen: true }))
    const wide = { variant: 'default', values: { width: '9px' } }
    run(forInstance((seen, ids) => setStyle(seen, { ids, ...wide }), [BUTTON, idOf('box')], [instance, other]))
    expect(Object.keys(view.find('node', other)?.overrides ?? {}).toSorted()).toEqual([idOf('box'), BUTTON].toSorted())
  })
})
