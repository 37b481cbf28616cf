import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { countOf, overriddenIn, withOverride } from '../../view/overrides.ts'
import { createComponent } from './create-component.ts'
import { detachInstance } from './detach-instance.ts'
import { insertInstance } from './insert-instance.ts'
import { resetOverrides, setOpen, setOverride, setOverrideStyle } from './set-override.ts'
import { deleteNodes } from '../nodes/delete-nodes.ts'

const BUTTON = idOf('button')

/** A component "Card" of the box with its button, which is open, and two instances. */
function site() {
  const at = smallSite()
  const [instance = ''] = at.run(createComponent(at.view, { nodeId: idOf('box'), name: 'Card', newId: idSource('c'), fieldsOf }))
  const componentId = at.view.find('node', instance)?.componentId ?? ''
  const target = { parentId: idOf('second'), slot: 'children' }
  const [other = ''] = at.run(insertInstance(at.view, { componentId, target, newId: idSource('i'), fieldsOf }))
  at.run(setOpen(at.view, { ids: [BUTTON], isOpen: true }))
  const text = (value: string | null, nodeId = BUTTON) =>
    setOverride(at.view, { id: instance, nodeId, field: 'text', variant: 'ru', value, fieldsOf })
  const color = (value: string | null) =>
    setOverrideStyle(at.view, { id: instance, nodeId: BUTTON, variant: 'default', values: { color: value } })
  const seenBy = (id: string) => {
    const [node, own] = [at.view.find('node', BUTTON), at.view.find('node', id)]
    return node && own ? withOverride(node, own) : undefined
  }
  return { ...at, instance, other, text, color, seenBy, own: () => at.view.find('node', instance)?.overrides ?? {} }
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
    const { view, run, instance, text, color } = site()
    expect(codesOf(text('x'.repeat(200)))).toEqual(['wrong-value'])
    expect(codesOf(color('red;}'))).not.toEqual([])
    expect(codesOf(text('Mine', idOf('box')))).toEqual(['not-open'])
    expect(codesOf(text('Mine', idOf('texta')))).toEqual(['not-open'])
    const input = { nodeId: BUTTON, field: 'text', variant: 'ru', value: 'x', fieldsOf }
    expect(codesOf(setOverride(view, { id: idOf('texta'), ...input }))).toEqual(['unknown-record'])
    expect(codesOf(setOpen(view, { ids: [idOf('texta')], isOpen: true }))).toEqual(['not-open'])
    run(setOpen(view, { ids: [BUTTON], isOpen: false }))
    expect(codesOf(setOverride(view, { id: instance, ...input }))).toEqual(['not-open'])
  })

  it('document-D164 is taken back one by one or all at once; what is as before is no change', () => {
    const { view, run, instance, text, color, own } = site()
    const nothing = text(null)
    expect(nothing.ok && nothing.diff).toEqual({})
    run(text('Mine'))
    run(color('#ff0000'))
    run(text(null))
    expect(countOf(own()[BUTTON] ?? {})).toBe(1)
    run(resetOverrides(view, { ids: [instance], nodeId: BUTTON }))
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
})
