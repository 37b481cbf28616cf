import { describe, expect, it } from 'vitest'
import { reverseDiff } from '@heddle/store'
import { fullSite } from '../../testing/full-site.ts'
import { codesOf, idOf, idSource } from '../../testing/small-site.ts'
import { deleteVariable } from '../variables/delete-variable.ts'
import { insertVariable } from '../variables/insert-variable.ts'
import { setFormula } from '../formulas/set-formula.ts'
import { setVariable } from '../variables/set-variable.ts'
import { duplicateRecord } from './duplicate-record.ts'
import { moveRecord } from './move-record.ts'
import { renameFolder } from './rename-folder.ts'

/** Variables a, b and c of the project, behind the one of the home page. */
function site() {
  const at = fullSite()
  const newId = idSource()
  const [a = '', b = '', c = ''] = ['a', 'b', 'c'].flatMap((name) =>
    at.run(insertVariable(at.view, { name, type: 'string', newId })),
  )
  const names = () => at.view.of('variable').map(({ name }) => name)
  const folders = () => Object.fromEntries(at.view.of('variable').map(({ name, folder }) => [name, folder]))
  return { ...at, newId, a, b, c, names, folders }
}

describe('moving data', () => {
  it('document-D150 puts a record before another one of its kind, or behind all', () => {
    const { view, run, names, a, b, c } = site()
    run(moveRecord(view, { id: c, before: a }))
    expect(names()).toEqual(['who', 'c', 'a', 'b'])
    run(moveRecord(view, { id: c, before: null }))
    expect(names()).toEqual(['who', 'a', 'b', 'c'])
    run(moveRecord(view, { id: a, before: c }))
    expect(names()).toEqual(['who', 'b', 'a', 'c'])
    for (const before of [a, c, undefined]) {
      expect(moveRecord(view, { id: a, ...(before && { before }) })).toMatchObject({ ok: true, diff: {} })
    }
    const back = moveRecord(view, { id: b, before: null })
    run(back)
    expect(names()).toEqual(['who', 'a', 'c', 'b'])
  })

  it('document-D150 puts every kind of data into a folder, and taking it back is one step', () => {
    const { view, run, store } = site()
    for (const id of ['variable', 'orders', 'tax', 'flow'].map(idOf)) {
      const before = view.get(id)
      const result = moveRecord(view, { id, folder: ' Shop //Cart ' })
      run(result)
      expect(view.get(id)).toMatchObject({ folder: 'Shop/Cart' })
      if (result.ok) store.apply(reverseDiff(result.diff))
      expect(view.get(id)).toEqual(before)
    }
    expect(codesOf(moveRecord(view, { id: idOf('tax'), folder: 'x'.repeat(201) }))).toEqual(['name-too-long'])
  })
})

describe('folders', () => {
  it('document-D151 are renamed with what is in them and inside, and not those that begin alike', () => {
    const { view, run, folders, a, b, c } = site()
    for (const [id, folder] of [
      [a, 'Shop'],
      [b, 'Shop/Cart'],
      [c, 'Shopping'],
    ] as const)
      run(moveRecord(view, { id, folder }))
    run(renameFolder(view, { kind: 'variable', from: 'Shop', to: ' Store ' }))
    expect(folders()).toEqual({ who: '', a: 'Store', b: 'Store/Cart', c: 'Shopping' })
    run(renameFolder(view, { kind: 'variable', from: 'Store/Cart', to: 'Shopping/Cart' }))
    expect(folders()).toMatchObject({ a: 'Store', b: 'Shopping/Cart' })
    run(renameFolder(view, { kind: 'variable', from: 'Shopping', to: '' }))
    expect(folders()).toMatchObject({ b: 'Cart', c: '' })
  })

  it('document-D151 of a page are not those of the project', () => {
    const { view, run, folders, a } = site()
    run(moveRecord(view, { id: a, folder: 'Filters' }))
    run(moveRecord(view, { id: idOf('variable'), folder: 'Filters' }))
    run(renameFolder(view, { kind: 'variable', ownerId: idOf('home'), from: 'Filters', to: 'Mine' }))
    expect(folders()).toMatchObject({ a: 'Filters', who: 'Mine' })
    run(moveRecord(view, { id: idOf('flow'), folder: 'Clicks' }))
    run(renameFolder(view, { kind: 'workflow', ownerId: idOf('button'), from: 'Clicks', to: 'Taps' }))
    expect(view.get(idOf('flow'))).toMatchObject({ folder: 'Taps' })
    expect(codesOf(renameFolder(view, { kind: 'variable', from: 'Filters', to: 'x'.repeat(201) }))).toEqual(['name-too-long'])
  })
})

describe('copies of data', () => {
  it('document-D152 stand behind the original under a free name and read what it reads', () => {
    const { view, run, newId, names, a } = site()
    run(setVariable(view, { id: a, values: { type: 'query', queryName: 'q', defaultValue: 'x', folder: 'Filters' } }))
    const [copy = ''] = run(duplicateRecord(view, { id: a, newId }))
    expect(names()).toEqual(['who', 'a', 'a2', 'b', 'c'])
    expect(view.get(copy)).toMatchObject({ type: 'query', defaultValue: 'x', folder: 'Filters' })
    expect(view.get(copy)).not.toHaveProperty('queryName')
    run(setFormula(view, { id: idOf('tax'), values: { name: 'all tax', code: `variables['${a}']` } }))
    const [formula = ''] = run(duplicateRecord(view, { id: idOf('tax'), newId }))
    expect(view.get(formula)).toMatchObject({ name: 'all tax 2', code: `variables['${a}']` })
    expect(view.usagesOf(a).map(({ id }) => id)).toEqual([idOf('tax'), formula])
    const [orders = ''] = run(duplicateRecord(view, { id: idOf('orders'), newId }))
    expect(view.get(orders)).toMatchObject({ kind: 'collection', name: 'Orders2', data: [] })
    const [flow = ''] = run(duplicateRecord(view, { id: idOf('flow'), newId }))
    expect(Object.keys(view.find('workflow', flow)?.actions ?? {})).not.toContain(idOf('act1'))
  })

  it('document-D102 what still reads a variable that goes is reported', () => {
    const { view } = site()
    const result = deleteVariable(view, { id: idOf('variable') })
    expect(result.ok && result.issues?.map(({ path }) => path)).toEqual([`node/${idOf('textb')}/props/text/ru/code`])
  })
})
