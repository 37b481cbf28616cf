import { describe, expect, it } from 'vitest'
import { checkDiff } from '../../check/check-diff.ts'
import { checkDocument } from '../../check/check-document.ts'
import type { LinkValue } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { insertWorkflow } from '../workflows/insert-workflow.ts'
import { moveNodes } from '../nodes/move-nodes.ts'
import { deleteNodes } from '../nodes/delete-nodes.ts'
import { pasteFragment } from '../nodes/paste-fragment.ts'
import { copyFragment } from '../nodes/copy-fragment.ts'
import { duplicatePage } from '../pages/duplicate-page.ts'
import { createComponent } from './create-component.ts'
import { deleteComponent } from './delete-component.ts'
import { detachInstance } from './detach-instance.ts'
import { insertInstance } from './insert-instance.ts'
import { swapInstance } from './swap-instance.ts'

const onPage = (page: string) => ({ parentId: idOf(page), slot: 'sections' })
const box = { element: 'box', slot: 'children', styles: {} } as const

/** The small site, the section of its home page being a linked one that stands on both pages. */
function site() {
  const at = smallSite()
  const condition = { type: 'f', code: 'true' } as const
  at.store.apply({ set: { [idOf('section')]: { condition: [null, condition], hidden: [null, true], linkId: [null, 'prices'] } } })
  at.run(insertWorkflow(at.view, { name: 'Click', trigger: 'click', ownerId: idOf('section'), newId: idSource('w') }))
  const [onHome = ''] = at.run(
    createComponent(at.view, { nodeId: idOf('section'), name: 'Prices', newId: idSource('c'), fieldsOf }),
  )
  const componentId = at.view.find('node', onHome)?.componentId ?? ''
  const [onAbout = ''] = at.run(insertInstance(at.view, { componentId, target: onPage('about'), newId: idSource('i'), fieldsOf }))
  return { ...at, onHome, onAbout, componentId }
}

describe('linked sections', () => {
  it('document-D220 a section becomes a linked one with its condition, anchor and workflows; being hidden is the page’s own', () => {
    const { view, store, onHome, onAbout, componentId } = site()
    expect(view.find('library-component', componentId)).toMatchObject({ type: 'section', rootElementId: idOf('section') })
    expect(view.children(idOf('home'), 'sections')).toEqual([onHome])
    expect(view.children(idOf('about'), 'sections')).toEqual([idOf('second'), onAbout])
    expect(view.find('node', idOf('section'))).toMatchObject({ condition: { code: 'true' }, linkId: 'prices' })
    expect(view.find('node', idOf('section'))).not.toHaveProperty('hidden')
    expect(view.find('node', onHome)).toMatchObject({ hidden: true })
    expect(view.find('node', onHome)).not.toHaveProperty('condition')
    expect(view.of('workflow')).toMatchObject([{ ownerId: idOf('section') }])
    expect(checkDocument(store.values(), { fieldsOf })).toEqual([])
  })

  it('document-D220 it is moved, pasted and swapped to pages only; a copy of its page shows it too', () => {
    const { view, run, onHome, onAbout, componentId } = site()
    const inBox = { parentId: idOf('box'), slot: 'children' }
    expect(codesOf(moveNodes(view, { ids: [onAbout], target: inBox, fieldsOf }))).toContain('section-inside')
    const fragment = copyFragment(view, { ids: [onHome] })
    const paste = (target: typeof inBox) => pasteFragment(view, { fragment, target, newId: idSource('p'), fieldsOf })
    expect(codesOf(paste({ parentId: idOf('second'), slot: 'children' }))).toContain('section-inside')
    const [pasted = ''] = run(paste(onPage('about')))
    expect(view.find('node', pasted)?.componentId).toBe(componentId)
    const [plain = ''] = run(createComponent(view, { nodeId: idOf('box'), name: 'Box', newId: idSource('b'), fieldsOf }))
    const other = view.find('node', plain)?.componentId ?? ''
    expect(codesOf(swapInstance(view, { id: onAbout, componentId: other, fieldsOf }))).toContain('section-only')
    expect(codesOf(swapInstance(view, { id: plain, componentId, fieldsOf }))).toContain('section-inside')
    const [copy = ''] = run(duplicatePage(view, { id: idOf('home'), newId: idSource('d') }))
    expect(view.children(copy, 'sections').map((id) => view.find('node', id)?.componentId)).toEqual([componentId])
  })

  it('document-D220 a change of its type, or of what an instance is of, is refused where it would stand wrongly then', () => {
    const { view, run, onAbout, componentId } = site()
    const [plain = ''] = run(createComponent(view, { nodeId: idOf('box'), name: 'Box', newId: idSource('b'), fieldsOf }))
    const other = view.find('node', plain)?.componentId ?? ''
    const component = view.find('library-component', componentId)
    if (!component) throw new Error('no component')
    const codes = (diff: Parameters<typeof checkDiff>[1]) => checkDiff(view, diff, { fieldsOf }).map(({ code }) => code)
    expect(codes({ set: { [componentId]: { type: ['section', 'component'] } } })).toContain('section-only')
    expect(codes({ put: { [componentId]: { ...component, type: 'modal' } } })).toContain('section-only')
    expect(codes({ set: { [other]: { type: ['component', 'section'] } } })).toContain('section-inside')
    expect(codes({ set: { [onAbout]: { componentId: [componentId, other] } } })).toContain('section-only')
    expect(codes({ set: { [componentId]: { name: ['Prices', 'Costs'] } } })).toEqual([])
  })

  it('document-D221 detached on one page it is a copy there, to which links to it on this page lead; elsewhere nothing changes', () => {
    const { view, run, store, onHome, onAbout, componentId } = site()
    const linked = (pageId: string | undefined, sectionId: string): LinkValue => ({
      type: 'internal',
      ...(pageId !== undefined && { pageId: idOf(pageId) }),
      sectionId,
    })
    const links: readonly LinkValue[] = [
      { ...linked('about', onAbout), languages: { ru: linked('about', idOf('section')) } },
      linked('about', idOf('section')),
      linked('home', idOf('section')),
      linked(undefined, idOf('section')),
      linked('home', onHome),
    ]
    const second = view.find('node', idOf('second'))
    if (!second) throw new Error('no section')
    for (const [at, link] of links.entries()) {
      const place = { parentId: idOf('second'), slot: 'children', index: `a${at}` }
      store.apply({ put: { [idOf(`l${at}`)]: { ...second, id: idOf(`l${at}`), element: 'box', place, link } } })
    }
    const [copy = ''] = run(detachInstance(view, { id: onAbout, box, newId: idSource('k'), fieldsOf }))
    expect(view.children(idOf('about'), 'sections')).toEqual([idOf('second'), copy])
    expect(view.find('node', copy)).toMatchObject({ element: 'section', linkId: 'prices' })
    expect(view.find('node', onHome)?.componentId).toBe(componentId)
    expect(links.map((_, at) => view.find('node', idOf(`l${at}`))?.link)).toEqual([
      { ...linked('about', copy), languages: { ru: linked('about', copy) } },
      linked('about', copy),
      links[2],
      linked(undefined, copy),
      links[4],
    ])
    expect(checkDocument(store.values(), { fieldsOf })).toEqual([])
  })

  it('document-D221 it goes from one page, or with all that is in it from every page it stands on', () => {
    const { view, run, store, onHome, onAbout, componentId } = site()
    run(deleteNodes(view, { ids: [onHome] }))
    expect(view.children(idOf('about'), 'sections')).toContain(onAbout)
    run(deleteComponent(view, { id: componentId }))
    expect(view.children(idOf('about'), 'sections')).toEqual([idOf('second')])
    expect([...store.values()].filter(({ kind }) => kind === 'library-component' || kind === 'workflow')).toEqual([])
    expect(checkDocument(store.values(), { fieldsOf })).toEqual([])
  })
})
