import { describe, expect, it } from 'vitest'
import { createDocumentView, type DocumentRecord, type VariableRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { nameById } from './name-by-id.ts'

const variable = (id: string, name: string, pageId?: string): VariableRecord => ({
  id,
  kind: 'variable',
  name,
  folder: '',
  index: id,
  type: 'string',
  ...(pageId !== undefined && { pageId }),
})
const named = { folder: '', index: 'a0' }
const records: readonly DocumentRecord[] = [
  variable('v1', 'search'),
  variable('v2', 'step'),
  variable('v3', 'step', 'tour'),
  variable('v4', 'twice'),
  variable('v5', 'twice'),
  variable('v6', 'elsewhere', 'other'),
  { ...named, id: 'c1', kind: 'collection', name: 'orders', mode: 'static', type: 'collection', config: {}, data: [] },
  { ...named, id: 'f1', kind: 'formula', name: 'money', parameters: [], code: '1' },
  { ...named, id: 't1', kind: 'token', type: 'color', name: 'warn', value: '#a23a1e' },
  { ...named, id: 't2', kind: 'token', type: 'spacing', name: 'wide', value: '40px' },
]
const view = createDocumentView(createStore(records))
const write = (code: string, pageId = 'tour', names: readonly string[] = []) => nameById(code, view, { pageId, names })

describe('a name that is typed into a formula', () => {
  it('becomes the id of what it names, of every kind that can be renamed', () => {
    expect(write('formulas.money(collections.orders.total) + variables.search')).toBe(
      "formulas['f1'](collections['c1'].total) + variables['v1']",
    )
    expect(write("if(true, colors.warn, spacings['wide'])")).toBe("if(true, colors['t1'], spacings['t2'])")
  })

  it('means the variable of its page before one of the project, as it does where the formula runs', () => {
    expect(write('variables.step')).toBe("variables['v3']")
    expect(write('variables.step', 'other')).toBe("variables['v2']")
    expect(write('variables.elsewhere')).toBe('variables.elsewhere')
  })

  it('stays where it names nothing, or several', () => {
    for (const code of ['variables.unknown', 'variables.twice', 'spacings.warn', 'pages.Home', "variables['v1']"])
      expect(write(code)).toBe(code)
  })

  it('stays where its root is a name of the place', () => {
    expect(write('variables.search', 'tour', ['variables'])).toBe('variables.search')
  })
})
