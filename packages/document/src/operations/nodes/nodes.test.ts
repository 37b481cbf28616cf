import { describe, expect, it } from 'vitest'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { copyFragment } from './copy-fragment.ts'
import { deleteNodes } from './delete-nodes.ts'
import { duplicateNodes } from './duplicate-nodes.ts'
import { insertNode, type NodeSeed } from './insert-node.ts'
import { moveNodes } from './move-nodes.ts'
import { pasteFragment } from './paste-fragment.ts'
import { setHidden, renameNode } from './set-values.ts'
import { unwrapNode } from './unwrap-node.ts'
import { wrapNodes } from './wrap-nodes.ts'

const target = (parent: string, slot = 'children', at?: number) => ({
  parentId: idOf(parent),
  slot,
  ...(at !== undefined && { at }),
})
const into = (parent: string, element: string, slot?: string) => ({
  template: { element },
  target: target(parent, slot),
  newId: idSource(),
  fieldsOf,
})

describe('inserting', () => {
  it('document-D14 a template becomes nodes with values, styles and children in order', () => {
    const { view, run } = smallSite()
    const [id = ''] = run(
      insertNode(view, {
        template: {
          element: 'box',
          name: 'Card',
          props: { tag: 'article' },
          styles: { default: { 'row-gap': '8px' } },
          slots: {
            children: [
              { element: 'text', props: { text: 'Привет', size: 'big' } },
              { element: 'button', slots: { icon: [{ element: 'icon' }] } },
            ],
          },
        },
        target: target('section', 'children', 1),
        newId: idSource(),
        fieldsOf,
      }),
    )
    expect(view.children(idOf('section'), 'children').indexOf(id)).toBe(1)
    expect(view.find('node', id)).toMatchObject({
      name: 'Card',
      props: { tag: { default: 'article' } },
      styles: { default: { 'row-gap': '8px' } },
    })
    const [text = '', button = ''] = view.children(id)
    expect(view.find('node', text)).toMatchObject({
      element: 'text',
      version: 3,
      props: { text: { ru: 'Привет' }, size: { default: 'big' } },
    })
    expect(view.children(button, 'icon')).toHaveLength(1)
  })

  it('document-D14 a template with classes, attributes, a link and a condition keeps them, and without them has none', () => {
    const { view, run } = smallSite()
    const template = {
      element: 'box',
      classes: [idOf('class'), idOf('second')],
      attributes: { 'data-kind': 'card' },
      link: { type: 'external' as const, href: 'https://example.org' },
      condition: false,
    }
    run({
      ok: true,
      diff: { put: { [idOf('second')]: { ...view.find('style-class', idOf('class')), id: idOf('second') } } },
    } as never)
    const [full = ''] = run(insertNode(view, { ...into('section', 'box'), template }))
    const node = view.find('node', full)
    expect(node).toMatchObject({ name: '', styles: {}, attributes: template.attributes, link: template.link, condition: false })
    const keys = template.classes.map((id) => node?.classes[id] ?? '')
    expect(keys.every((key) => key !== '')).toBe(true)
    expect(keys.toSorted()).toEqual(keys)
    expect(new Set(keys).size).toBe(2)
    const [plain = ''] = run(insertNode(view, { ...into('section', 'box'), newId: idSource('m') }))
    expect(view.find('node', plain)).toMatchObject({ name: '', props: {}, styles: {}, classes: {}, attributes: {} })
    expect(Object.keys(view.find('node', plain) ?? {})).not.toEqual(expect.arrayContaining(['link']))
    expect(Object.keys(view.find('node', plain) ?? {})).not.toEqual(expect.arrayContaining(['condition']))
  })

  it.each([
    ['an unknown parent', into('gone', 'text'), 'unknown-parent'],
    ['a foreign slot', into('box', 'text', 'side'), 'foreign-slot'],
    ['an element without slots', into('texta', 'text'), 'foreign-slot'],
    ['a slot that takes something else', into('button', 'text', 'icon'), 'slot-refuses'],
    ['a text on a page', into('home', 'text', 'sections'), 'section-only'],
    ['a section in a box', into('box', 'section'), 'section-inside'],
    ['an element outside of those it stands in', into('box', 'row'), 'parents-only'],
    ['a page without that slot', into('home', 'section', 'children'), 'foreign-slot'],
  ])('document-D13 %s is refused', (_, input, code) => {
    expect(codesOf(insertNode(smallSite().view, input))).toEqual([code])
  })

  it('document-D137 a form goes into no other form, in whatever it comes', () => {
    const { view, run } = smallSite()
    const form = { element: 'form', slots: { children: [{ element: 'box' }] } }
    const [outer = ''] = run(insertNode(view, { ...into('section', 'form'), template: form }))
    const [inside = ''] = view.children(outer)
    const boxed = { element: 'box', slots: { children: [{ element: 'form' }] } }
    const [box = ''] = run(insertNode(view, { ...into('section', 'box'), template: boxed, newId: idSource('m') }))
    const inForm = { parentId: inside, slot: 'children' }
    const given = { newId: idSource('p'), fieldsOf }
    expect(codesOf(insertNode(view, { ...given, template: boxed, target: inForm }))).toEqual(['apart-only'])
    expect(codesOf(moveNodes(view, { ids: [box], target: inForm, fieldsOf }))).toEqual(['apart-only'])
    const fragment = copyFragment(view, { ids: [box] })
    expect(codesOf(pasteFragment(view, { ...given, fragment, target: inForm }))).toEqual(['apart-only'])
    const wrap = (id: string) => wrapNodes(view, { ...given, ids: [id], template: { element: 'form' }, slot: 'children' })
    expect([codesOf(wrap(inside)), codesOf(wrap(box))]).toEqual([['apart-only'], ['apart-only']])
    run(moveNodes(view, { ids: [idOf('button')], target: inForm, fieldsOf }))
    run(moveNodes(view, { ids: [outer], target: target('box'), fieldsOf }))
  })

  it('document-D13 a full slot takes no more, and an inner misfit refuses the whole template', () => {
    const { view, run } = smallSite()
    run(insertNode(view, into('button', 'icon', 'icon')))
    expect(codesOf(insertNode(view, { ...into('button', 'icon', 'icon'), newId: idSource('m') }))).toEqual(['slot-full'])
    const nested = { element: 'box', slots: { children: [{ element: 'section' }] } }
    expect(codesOf(insertNode(view, { ...into('box', 'box'), template: nested, newId: idSource('m') }))).toEqual([
      'section-inside',
    ])
  })

  it('document-D16 between siblings with equal keys the later ones get new keys in the same diff', () => {
    const { view, store, run } = smallSite()
    store.apply({ set: { [idOf('textb')]: { place: [null, { ...target('section'), index: 'a0' }] } } })
    const result = insertNode(view, { ...into('section', 'text'), target: target('section', 'children', 1) })
    expect(result.ok && Object.keys(result.diff.set ?? {})).toEqual([idOf('textb')])
    const [id = ''] = run(result)
    expect(view.children(idOf('section'), 'children')).toEqual([idOf('texta'), id, idOf('textb'), idOf('box')])
  })

  it("document-D14 translated texts of a template are in the language it is in; the project's default one unless it says", () => {
    const { view, store, run } = smallSite()
    store.apply({ set: { [idOf('site')]: { 'languages/en': [null, { index: 'a1', isDefault: false }] } } })
    const template = { element: 'text', props: { text: 'Words' } }
    const [english = ''] = run(insertNode(view, { ...into('section', 'text'), template, language: 'en' }))
    expect(view.find('node', english)?.props).toEqual({ text: { en: 'Words' } })
    const [russian = ''] = run(insertNode(view, { ...into('section', 'text'), template, newId: idSource('m') }))
    expect(view.find('node', russian)?.props).toEqual({ text: { ru: 'Words' } })
  })

  it.each([
    ['a field that is not there', { element: 'text', props: { colour: 'x' } }, 'unknown-field'],
    ['a value out of range', { element: 'text', props: { size: 'x'.repeat(100) } }, 'wrong-value'],
    ['a style that is none', { element: 'text', styles: { default: { color: 'red;}' } } }, 'wrong-value'],
    ['a class that is gone', { element: 'text', classes: [idOf('gone')] }, 'unknown-reference'],
    [
      'the same deeper inside',
      { element: 'box', slots: { children: [{ element: 'text', props: { colour: 'x' } }] } },
      'unknown-field',
    ],
  ])('document-D14 a template with %s is refused', (_, template, code) => {
    expect(codesOf(insertNode(smallSite().view, { ...into('section', 'box'), template }))).toEqual([code])
  })

  it('document-D14 a template with an id that is taken is refused', () => {
    expect(codesOf(insertNode(smallSite().view, { ...into('section', 'box'), newId: () => idOf('box') }))).toContain('id-taken')
  })

  it('document-D13 a template may be as deep as elements nest, and no deeper; a slot of it as full as it may', () => {
    const { view } = smallSite()
    const nest = (levels: number): NodeSeed =>
      levels === 1 ? { element: 'box' } : { element: 'box', slots: { children: [nest(levels - 1)] } }
    const insert = (template: NodeSeed) =>
      codesOf(insertNode(view, { ...into('section', 'box'), template, newId: idSource('d') }))
    expect(insert(nest(99))).toEqual([])
    expect(insert(nest(100))).toEqual(['too-deep'])
    const icons = (count: number) => ({
      element: 'button',
      slots: { icon: Array.from({ length: count }, () => ({ element: 'icon' })) },
    })
    expect([insert(icons(1)), insert(icons(2))]).toEqual([[], ['slot-full']])
  })
})

describe('moving', () => {
  it('document-D15 several nodes arrive in document order, whatever order they were picked in', () => {
    const { view, run } = smallSite()
    run(moveNodes(view, { ids: [idOf('textb'), idOf('texta')], target: target('box', 'children', 0), fieldsOf }))
    expect(view.children(idOf('box'))).toEqual(['texta', 'textb', 'button'].map(idOf))
  })

  it('document-D15 moving to where it is changes nothing', () => {
    const { view } = smallSite()
    const result = moveNodes(view, { ids: [idOf('textb')], target: target('section', 'children', 1), fieldsOf })
    expect(result).toMatchObject({ ok: true, diff: {} })
    expect(result.ok && Object.keys(result.diff)).toEqual([])
  })

  it('document-D15 a child of a moved node moves with it and not beside it', () => {
    const { view, run } = smallSite()
    expect(run(moveNodes(view, { ids: [idOf('button'), idOf('box')], target: target('second'), fieldsOf }))).toEqual([
      idOf('box'),
    ])
    expect(view.parent(idOf('button'))).toBe(idOf('box'))
    expect(view.pageOf(idOf('button'))).toBe(idOf('about'))
  })

  it('document-D13 into itself, into its own child, out of reach: refused', () => {
    const { view } = smallSite()
    const move = (name: string, to: ReturnType<typeof target>) =>
      codesOf(moveNodes(view, { ids: [idOf(name)], target: to, fieldsOf }))
    expect(move('box', target('box'))).toEqual(['cycle'])
    expect(move('section', target('box'))).toContain('cycle')
    expect(move('texta', target('gone'))).toEqual(['unknown-parent'])
    expect(move('gone', target('box'))).toEqual(['nothing-selected'])
  })
})

describe('copies', () => {
  it('document-D17 a duplicate stands behind its original with new ids, and links inside it follow', () => {
    const { view, store, run } = smallSite()
    store.apply({ set: { [idOf('button')]: { link: [null, { type: 'internal', sectionId: idOf('box') }] } } })
    const [copy = ''] = run(duplicateNodes(view, { ids: [idOf('box')], newId: idSource(), fieldsOf }))
    expect(view.children(idOf('section'), 'children').at(-1)).toBe(copy)
    const [button = ''] = view.children(copy)
    expect(button).not.toBe(idOf('button'))
    expect(view.find('node', button)?.link?.sectionId).toBe(copy)
  })

  it('document-D17 copies of several siblings stand together, in order, behind the last', () => {
    const { view, run } = smallSite()
    const [first, second] = run(duplicateNodes(view, { ids: [idOf('textb'), idOf('texta')], newId: idSource(), fieldsOf }))
    expect(view.children(idOf('section'), 'children')).toEqual([idOf('texta'), idOf('textb'), first, second, idOf('box')])
    expect(view.find('node', first ?? '')?.props).toEqual(view.find('node', idOf('texta'))?.props)
  })

  it('document-D18 a fragment carries what its nodes need into another project, once', () => {
    const from = smallSite()
    const fragment = copyFragment(from.view, { ids: [idOf('section')] })
    expect(new Set(fragment.records.map(({ kind }) => kind))).toEqual(new Set(['node', 'style-class', 'token', 'variable']))
    const foreign = ['token', 'class', 'variable', 'section', 'texta', 'textb', 'box', 'button'].map(idOf)
    const to = smallSite([...from.store.values()].filter(({ id }) => !foreign.includes(id)))
    const paste = { fragment: JSON.parse(JSON.stringify(fragment)), target: target('about', 'sections'), fieldsOf }
    to.run(pasteFragment(to.view, { ...paste, newId: idSource('p') }))
    const [pasted = ''] = to.run(pasteFragment(to.view, { ...paste, newId: idSource('q') }))
    expect(to.view.of('token').map(({ id }) => id)).toEqual([idOf('token')])
    expect(to.view.find('variable', idOf('variable'))?.pageId).toBe(idOf('about'))
    expect(to.view.children(pasted)).toHaveLength(3)
  })

  it('document-D18 an id that means something else here is replaced everywhere', () => {
    const from = smallSite()
    const fragment = copyFragment(from.view, { ids: [idOf('box')] })
    const to = smallSite([...from.store.values()].filter(({ id }) => id !== idOf('token')))
    to.store.apply({
      put: { [idOf('token')]: { id: idOf('token'), kind: 'style-class', name: 'Other', folder: '', index: 'a5', styles: {} } },
    })
    const [box = ''] = to.run(pasteFragment(to.view, { fragment, target: target('second'), newId: idSource(), fieldsOf }))
    const [token] = to.view.of('token')
    expect(to.view.find('node', box)?.styles['default']?.['color']).toEqual({ type: 'token', id: token?.id })
    expect(token?.id).not.toBe(idOf('token'))
  })
})

describe('structure', () => {
  it('document-D19 deleting takes what is inside along, also when it is selected too', () => {
    const { view, run } = smallSite()
    run(deleteNodes(view, { ids: [idOf('button'), idOf('box'), idOf('gone')] }))
    expect(view.get(idOf('button'))).toBeUndefined()
    expect(view.children(idOf('section'), 'children')).toEqual(['texta', 'textb'].map(idOf))
    expect(codesOf(deleteNodes(view, { ids: [idOf('box')] }))).toEqual(['nothing-selected'])
  })

  it('document-D20 wrapping and unwrapping bring everything back', () => {
    const { view, run } = smallSite()
    const before = view.children(idOf('section'), 'children')
    const wrap = {
      ids: [idOf('textb'), idOf('texta')],
      template: { element: 'box' },
      slot: 'children',
      newId: idSource(),
      fieldsOf,
    }
    const [box = ''] = run(wrapNodes(view, wrap))
    expect(view.children(idOf('section'), 'children')).toEqual([box, idOf('box')])
    expect(view.children(box)).toEqual(['texta', 'textb'].map(idOf))
    run(unwrapNode(view, { id: box, fieldsOf }))
    expect(view.children(idOf('section'), 'children')).toEqual(before)
    expect(view.get(box)).toBeUndefined()
  })

  it('document-D20 only siblings are wrapped, and content that may not stand outside stays in', () => {
    const { view } = smallSite()
    const wrap = { template: { element: 'box' }, slot: 'children', newId: idSource(), fieldsOf }
    expect(codesOf(wrapNodes(view, { ...wrap, ids: [idOf('texta'), idOf('button')] }))).toEqual(['not-siblings'])
    expect(codesOf(wrapNodes(view, { ...wrap, ids: [idOf('section')] }))).toEqual(['section-only'])
    expect(codesOf(unwrapNode(view, { id: idOf('section'), fieldsOf }))).toEqual(['section-only', 'section-only', 'section-only'])
  })

  it('document-D19 a node is named and hidden', () => {
    const { view, run } = smallSite()
    run(renameNode(view, { id: idOf('box'), name: ' Card ' }))
    run(setHidden(view, { ids: [idOf('box')], hidden: true }))
    expect(view.find('node', idOf('box'))).toMatchObject({ name: 'Card', hidden: true })
    run(setHidden(view, { ids: [idOf('box')], hidden: false }))
    expect(view.find('node', idOf('box'))).not.toHaveProperty('hidden')
    expect(codesOf(renameNode(view, { id: idOf('box'), name: 'x'.repeat(201) }))).toEqual(['name-too-long'])
  })
})
