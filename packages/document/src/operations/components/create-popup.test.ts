import { expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { codesOf, fieldsOf, idSource, smallSite } from '../../testing/small-site.ts'
import { createPopup } from './create-popup.ts'

const template = { element: 'box', slots: { children: [{ element: 'text', props: { text: 'Sure?' } }] } }

it('document-D147 a popup is a component of its own with a root that stands nowhere, under a free name', () => {
  const { view, run, store } = smallSite()
  const newId = idSource('p')
  const [first = ''] = run(createPopup(view, { name: ' Ask ', template, newId, fieldsOf }))
  const [second = ''] = run(createPopup(view, { name: 'Ask', template, newId, fieldsOf }))
  expect(view.find('library-component', first)).toMatchObject({
    name: 'Ask',
    type: 'modal',
    configuration: { popup: { isStacked: false } },
  })
  const [root = ''] = view.children(first, 'root')
  expect(view.find('library-component', first)?.rootElementId).toBe(root)
  expect(view.find('node', view.children(root)[0] ?? '')?.element).toBe('text')
  expect(view.find('library-component', second)?.name).not.toBe('Ask')
  expect(checkDocument(store.values(), { fieldsOf })).toEqual([])
})

it('document-D147 one without a name, or whose root cannot stand alone, is refused and leaves nothing', () => {
  const { view } = smallSite()
  const newId = idSource('p')
  expect(codesOf(createPopup(view, { name: ' ', template, newId, fieldsOf }))).toEqual(['empty-name'])
  expect(codesOf(createPopup(view, { name: 'Ask', template: { element: 'section' }, newId, fieldsOf }))).toEqual([
    'section-inside',
  ])
  expect(view.of('library-component')).toEqual([])
})
