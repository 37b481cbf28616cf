import { describe, expect, it } from 'vitest'
import { fullSite } from '../testing/full-site.ts'
import { fieldsOf, idOf, idSource } from '../testing/small-site.ts'
import type { DocumentView } from '../view/view.ts'
import * as operations from './index.ts'
import type { OperationResult } from './result.ts'

type Operation = (view: DocumentView) => OperationResult
const gone = idOf('gone')
const workflowId = idOf('flow')
const target = { parentId: idOf('section'), slot: 'children' }
const newId = idSource('n')
const box = { element: 'box', slot: 'children', styles: {} }
const spot = { from: 'start' } as const

const refusal = (operation: Operation, view = fullSite().view) => {
  const result = operation(view)
  return result.ok ? 'done' : result.issues.map(({ code, path }) => `${code} ${path}`).join(', ')
}
const {
  addClass,
  connectActions,
  createComponent,
  deleteActions,
  deleteAssets,
  deleteClass,
  deleteCollection,
  deleteComponent,
  deleteFormula,
  deleteTest,
  deleteLanguage,
  deleteNodes,
  deletePage,
  deleteScreen,
  deleteToken,
  deleteVariable,
  deleteWorkflow,
  detachInstance,
  duplicateActions,
  duplicateNodes,
  duplicatePage,
  duplicateRecord,
  duplicateWorkflow,
  insertAction,
  insertInstance,
  moveActions,
  moveLanguage,
  moveNodes,
  movePage,
  moveRecord,
  removeClass,
  renameAsset,
  renameLanguage,
  renameNode,
  setAnchor,
  renameParameter,
  renameFolder,
  renamePage,
  setAction,
  setAttribute,
  setClass,
  setClassCondition,
  setCollection,
  setComponent,
  setCondition,
  setDefaultLanguage,
  setFormula,
  setTest,
  setHidden,
  setLink,
  setNotFoundPage,
  setPage,
  setPagePath,
  setProp,
  setRepeat,
  setState,
  setScreen,
  setStyle,
  setToken,
  setVariable,
  setWorkflow,
  unwrapNode,
  wrapActions,
  wrapNodes,
} = operations

describe('what is gone', () => {
  it.each<[name: string, operation: Operation, refused: string]>([
    ['addClass', (view) => addClass(view, { ids: [gone], classId: idOf('class') }), `unknown-record node/${gone}`],
    ['removeClass', (view) => removeClass(view, { ids: [gone], classId: idOf('class') }), `unknown-record node/${gone}`],
    [
      'setStyle',
      (view) => setStyle(view, { ids: [gone], variant: 'default', values: { opacity: '1' } }),
      `unknown-record node/${gone}`,
    ],
    ['setProp', (view) => setProp(view, { ids: [gone], field: 'text', value: 'x', fieldsOf }), `unknown-record node/${gone}`],
    ['setLink', (view) => setLink(view, { ids: [gone], link: null }), `unknown-record node/${gone}`],
    ['setAttribute', (view) => setAttribute(view, { ids: [gone], name: 'data-x', value: 'x' }), `unknown-record node/${gone}`],
    ['setCondition', (view) => setCondition(view, { ids: [gone], condition: null }), `unknown-record node/${gone}`],
    ['setRepeat', (view) => setRepeat(view, { ids: [gone], repeat: null }), `unknown-record node/${gone}`],
    ['setState', (view) => setState(view, { nodeId: gone, stateId: 'when-x', state: null }), `unknown-record node/${gone}`],
    [
      'setClassCondition',
      (view) => setClassCondition(view, { ids: [idOf('box')], classId: gone, condition: null }),
      `unknown-reference node/${idOf('box')}/classConditions/${gone}`,
    ],
    ['setHidden', (view) => setHidden(view, { ids: [gone], hidden: true }), `unknown-record node/${gone}`],
    ['setAnchor', (view) => setAnchor(view, { id: gone, anchor: 'prices' }), `unknown-record node/${gone}`],
    ['renameNode', (view) => renameNode(view, { id: gone, name: 'x' }), `unknown-record node/${gone}`],
    ['deleteAssets', (view) => deleteAssets(view, { ids: [gone] }), `unknown-record asset/${gone}`],
    ['renameAsset', (view) => renameAsset(view, { id: gone, name: 'x' }), `unknown-record asset/${gone}`],
    ['deleteClass', (view) => deleteClass(view, { id: gone }), `unknown-record style-class/${gone}`],
    ['setClass', (view) => setClass(view, { id: gone, values: {} }), `unknown-record style-class/${gone}`],
    ['deleteToken', (view) => deleteToken(view, { id: gone }), `unknown-record token/${gone}`],
    ['setToken', (view) => setToken(view, { id: gone, values: {} }), `unknown-record token/${gone}`],
    ['deleteVariable', (view) => deleteVariable(view, { id: gone }), `unknown-record variable/${gone}`],
    ['setVariable', (view) => setVariable(view, { id: gone, values: {} }), `unknown-record variable/${gone}`],
    ['moveRecord', (view) => moveRecord(view, { id: gone }), `unknown-record ${gone}`],
    ['moveRecord before', (view) => moveRecord(view, { id: idOf('tax'), before: gone }), `unknown-record formula/${gone}`],
    ['moveRecord of a page', (view) => moveRecord(view, { id: idOf('home') }), `unknown-record ${idOf('home')}`],
    ['duplicateRecord', (view) => duplicateRecord(view, { id: gone, newId }), `unknown-record ${gone}`],
    ['renameFolder', (view) => renameFolder(view, { kind: 'variable', from: 'Shop', to: 'x' }), 'unknown-folder variable/Shop'],
    ['renameFolder of none', (view) => renameFolder(view, { kind: 'formula', from: ' / ', to: 'x' }), 'unknown-folder formula/'],
    ['deleteCollection', (view) => deleteCollection(view, { id: gone }), `unknown-record collection/${gone}`],
    ['setCollection', (view) => setCollection(view, { id: gone, values: {} }), `unknown-record collection/${gone}`],
    ['deleteFormula', (view) => deleteFormula(view, { id: gone }), `unknown-record formula/${gone}`],
    [
      'renameParameter',
      (view) => renameParameter(view, { id: idOf('tax'), at: 1, to: 'x' }),
      `unknown-record formula/${idOf('tax')}`,
    ],
    ['setFormula', (view) => setFormula(view, { id: gone, values: {} }), `unknown-record formula/${gone}`],
    ['deleteTest', (view) => deleteTest(view, { id: gone }), `unknown-record test/${gone}`],
    ['setTest', (view) => setTest(view, { id: gone, values: {} }), `unknown-record test/${gone}`],
    ['deleteComponent', (view) => deleteComponent(view, { id: gone }), `unknown-record library-component/${gone}`],
    ['setComponent', (view) => setComponent(view, { id: gone, values: {} }), `unknown-record library-component/${gone}`],
    [
      'createComponent',
      (view) => createComponent(view, { nodeId: gone, name: 'x', newId, fieldsOf }),
      `unknown-record node/${gone}`,
    ],
    ['detachInstance', (view) => detachInstance(view, { id: gone, box, newId, fieldsOf }), `unknown-record node/${gone}`],
    [
      'detachInstance of no instance',
      (view) => detachInstance(view, { id: idOf('box'), box, newId, fieldsOf }),
      `unknown-record node/${idOf('box')}`,
    ],
    [
      'insertInstance',
      (view) => insertInstance(view, { componentId: gone, target, newId, fieldsOf }),
      `unknown-record library-component/${gone}`,
    ],
    ['deletePage', (view) => deletePage(view, { id: gone }), `unknown-record page/${gone}`],
    ['duplicatePage', (view) => duplicatePage(view, { id: gone, newId }), `unknown-record page/${gone}`],
    ['movePage', (view) => movePage(view, { id: gone, at: 0 }), `unknown-record page/${gone}`],
    ['renamePage', (view) => renamePage(view, { id: gone, name: 'x' }), `unknown-record page/${gone}`],
    ['setPage', (view) => setPage(view, { id: gone, values: {} }), `unknown-record page/${gone}`],
    ['setNotFoundPage', (view) => setNotFoundPage(view, { id: gone }), `unknown-record page/${gone}`],
    ['setPagePath', (view) => setPagePath(view, { id: gone, path: 'x' }), `unknown-record page/${gone}`],
    ['deleteWorkflow', (view) => deleteWorkflow(view, { id: gone }), `unknown-record workflow/${gone}`],
    ['duplicateWorkflow', (view) => duplicateWorkflow(view, { id: gone, newId }), `unknown-record workflow/${gone}`],
    ['setWorkflow', (view) => setWorkflow(view, { id: gone, values: {} }), `unknown-record workflow/${gone}`],
    [
      'insertAction',
      (view) => insertAction(view, { workflowId: gone, at: spot, action: { type: 'log' }, newId }),
      `unknown-record workflow/${gone}`,
    ],
    [
      'moveActions',
      (view) => moveActions(view, { workflowId: gone, ids: [idOf('act1')], at: spot }),
      `unknown-record workflow/${gone}`,
    ],
    [
      'setAction',
      (view) => setAction(view, { workflowId: gone, id: idOf('act1'), values: {} }),
      `unknown-record workflow/${gone}`,
    ],
    [
      'connectActions',
      (view) => connectActions(view, { workflowId: gone, from: spot, to: idOf('act1') }),
      `unknown-record workflow/${gone}`,
    ],
    [
      'deleteActions',
      (view) => deleteActions(view, { workflowId: gone, ids: [idOf('act1')] }),
      `unknown-record workflow/${gone}`,
    ],
    [
      'duplicateActions',
      (view) => duplicateActions(view, { workflowId: gone, ids: [idOf('act1')], newId }),
      `unknown-record workflow/${gone}`,
    ],
    [
      'deleteActions of the workflow',
      (view) => deleteActions(view, { workflowId, ids: [gone] }),
      `unknown-action workflow/${workflowId}/actions/${gone}`,
    ],
    [
      'duplicateActions of the workflow',
      (view) => duplicateActions(view, { workflowId, ids: [gone], newId }),
      `unknown-action workflow/${workflowId}/actions/${gone}`,
    ],
    [
      'moveActions of the workflow',
      (view) => moveActions(view, { workflowId, ids: [gone], at: spot }),
      `unknown-action workflow/${workflowId}/actions/${gone}`,
    ],
    [
      'setAction of the workflow',
      (view) => setAction(view, { workflowId, id: gone, values: {} }),
      `unknown-action workflow/${workflowId}/actions/${gone}`,
    ],
    ['deleteLanguage', (view) => deleteLanguage(view, { language: 'fr' }), `foreign-language site/${idOf('site')}/languages/fr`],
    [
      'moveLanguage',
      (view) => moveLanguage(view, { language: 'fr', at: 0 }),
      `foreign-language site/${idOf('site')}/languages/fr`,
    ],
    [
      'renameLanguage',
      (view) => renameLanguage(view, { language: 'fr', to: 'pt' }),
      `foreign-language site/${idOf('site')}/languages/fr`,
    ],
    [
      'setDefaultLanguage',
      (view) => setDefaultLanguage(view, { language: 'toString' }),
      `foreign-language site/${idOf('site')}/languages/toString`,
    ],
    ['deleteScreen', (view) => deleteScreen(view, { id: 'toString' }), `unknown-screen site/${idOf('site')}/screens/toString`],
    [
      'setScreen',
      (view) => setScreen(view, { id: 'toString', values: {} }),
      `unknown-screen site/${idOf('site')}/screens/toString`,
    ],
  ])('cannot be changed: %s', (_, operation, refused) => {
    expect(refusal(operation)).toBe(refused)
  })

  it.each<[name: string, operation: Operation]>([
    ['deleteNodes', (view) => deleteNodes(view, { ids: [gone] })],
    ['duplicateNodes', (view) => duplicateNodes(view, { ids: [gone], newId, fieldsOf })],
    ['moveNodes', (view) => moveNodes(view, { ids: [gone], target, fieldsOf })],
    ['setHidden', (view) => setHidden(view, { ids: [], hidden: true })],
    [
      'wrapNodes',
      (view) => wrapNodes(view, { ids: [gone], template: { element: 'box' }, slot: 'children', newId, fieldsOf } as never),
    ],
  ])('is nothing to work on: %s', (_, operation) => {
    expect(refusal(operation)).toContain('nothing-selected')
  })

  it('is no reason to fail for who only asks', () => {
    expect(refusal((view) => unwrapNode(view, { id: gone, fieldsOf } as never))).not.toBe('done')
    expect(
      refusal((view) => wrapActions(view, { workflowId: gone, ids: [], action: { type: 'loop' }, newId } as never)),
    ).not.toBe('done')
  })
})

describe('names', () => {
  const named: readonly (readonly [name: string, change: (view: DocumentView, name: string) => OperationResult, id: string])[] = [
    ['asset', (view, name) => renameAsset(view, { id: idOf('photo'), name }), 'photo'],
    ['page', (view, name) => renamePage(view, { id: idOf('home'), name }), 'home'],
    ['page settings', (view, name) => setPage(view, { id: idOf('home'), values: { name } }), 'home'],
    ['class', (view, name) => setClass(view, { id: idOf('class'), values: { name } }), 'class'],
    ['token', (view, name) => setToken(view, { id: idOf('token'), values: { name } }), 'token'],
    ['variable', (view, name) => setVariable(view, { id: idOf('variable'), values: { name } }), 'variable'],
    ['collection', (view, name) => setCollection(view, { id: idOf('orders'), values: { name } }), 'orders'],
    ['formula', (view, name) => setFormula(view, { id: idOf('tax'), values: { name } }), 'tax'],
    ['test', (view, name) => setTest(view, { id: idOf('trial'), values: { name } }), 'trial'],
    ['workflow', (view, name) => setWorkflow(view, { id: workflowId, values: { name } }), 'flow'],
    ['component', (view, name) => setComponent(view, { id: idOf('card'), values: { name } }), 'card'],
  ]
  it.each(named)(
    'document-D36 of a %s is kept without the spaces around it, and refused when nothing is left',
    (_, change, id) => {
      const site = fullSite()
      site.run(change(site.view, '  A new name '))
      expect(site.view.get(idOf(id))).toMatchObject({ name: 'A new name' })
      expect(refusal((view) => change(view, '   '))).toContain('empty-name')
      expect(refusal((view) => change(view, 'x'.repeat(201)))).toContain('name-too-long')
    },
  )

  it('document-D36 of a node may be empty', () => {
    const site = fullSite()
    site.run(renameNode(site.view, { id: idOf('box'), name: ' Card ' }))
    expect(site.view.get(idOf('box'))).toMatchObject({ name: 'Card' })
    site.run(renameNode(site.view, { id: idOf('box'), name: '' }))
    expect(site.view.get(idOf('box'))).toMatchObject({ name: '' })
    expect(refusal((view) => renameNode(view, { id: idOf('box'), name: 'x'.repeat(200) }))).toBe('done')
    expect(refusal((view) => renameNode(view, { id: idOf('box'), name: 'x'.repeat(201) }))).toBe(
      `name-too-long node/${idOf('box')}/name`,
    )
  })
})

describe('the anchor of a section', () => {
  it('document-D36 is tidied, may be taken away, and is refused where it would be dropped or leads to nothing', () => {
    const site = fullSite()
    const set = (id: string, anchor: string) => refusal((view) => setAnchor(view, { id, anchor }))
    const section = site.view.children(idOf('home'))[0] ?? ''
    site.run(setAnchor(site.view, { id: section, anchor: ' Our prices ' }))
    expect(site.view.find('node', section)?.linkId).toBe('Our prices')
    site.run(setAnchor(site.view, { id: section, anchor: ' ' }))
    expect(site.view.find('node', section)).not.toHaveProperty('linkId')
    expect(set(section, 'menus')).toBe('done')
    expect(set(section, 'menu')).toBe(`short-anchor node/${section}/linkId`)
    expect(set(section, 'x'.repeat(201))).toBe(`name-too-long node/${section}/linkId`)
    expect(set(idOf('box'), 'prices')).toBe(`no-section node/${idOf('box')}/linkId`)
  })
})

describe('settings of a page', () => {
  it('document-D36 name files and languages of the project', () => {
    const values = (given: Parameters<typeof setPage>[1]['values']) =>
      refusal((view) => setPage(view, { id: idOf('home'), values: given }))
    expect(values({ metaImage: idOf('photo'), langs: ['ru', 'de'], title: { de: 'Heim' }, meta: { desc: { en: 'x' } } })).toBe(
      'done',
    )
    expect(values({ metaImage: gone })).toBe(`unknown-reference page/${idOf('home')}/metaImage`)
    expect(values({ metaImage: null })).toBe('done')
    expect(values({ langs: ['fr'] })).toBe(`foreign-language page/${idOf('home')}/fr`)
    expect(values({ title: { fr: 'x' } })).toBe(`foreign-language page/${idOf('home')}/fr`)
    for (const key of ['desc', 'keywords', 'socialTitle', 'socialDesc', 'structuredData'] as const) {
      expect(values({ meta: { [key]: { fr: 'x' } } })).toBe(`foreign-language page/${idOf('home')}/fr`)
    }
  })

  it('document-D36 change language by language, null takes one away, and what is not named stays', () => {
    const site = fullSite()
    const set = (values: Parameters<typeof setPage>[1]['values']) => site.run(setPage(site.view, { id: idOf('home'), values }))
    set({ title: { de: 'Heim', en: 'Home' }, meta: { desc: { de: 'Eins', en: 'One' } }, linkId: 'start' })
    set({ title: { en: null }, meta: { desc: { en: null } } })
    expect(site.view.find('page', idOf('home'))).toMatchObject({
      title: { ru: 'Home', de: 'Heim' },
      meta: { desc: { de: 'Eins' } },
      linkId: 'start',
    })
    expect(site.view.find('page', idOf('home'))?.title).not.toHaveProperty('en')
    set({ linkId: null, folder: 'Shop' })
    expect(site.view.find('page', idOf('home'))).toMatchObject({ folder: 'Shop' })
    expect(site.view.find('page', idOf('home'))).not.toHaveProperty('linkId')
  })
})
