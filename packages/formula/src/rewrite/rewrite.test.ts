import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFormula, printFormula } from '../parse.ts'
import { compileFormula } from '../run.ts'
import { formulasOf } from '../testing/arbitrary-formula.ts'
import { extractPart } from './extract-part.ts'
import { renameName } from './rename-name.ts'
import { replaceKeys } from './replace-keys.ts'

const LOCALS: ReadonlySet<string> = new Set(['context', 'event', 'order'])
const extract = (text: string, part = text) => {
  const from = text.indexOf(part)
  return extractPart(text, { from, to: from + part.length }, (name) => LOCALS.has(name))
}
const partOf = (text: string, part?: string) => {
  const result = extract(text, part)
  return result.ok ? result.part : result.why
}

describe('formula-W1 renaming a name of the scope', () => {
  it('changes each use and leaves all else as it was written', () => {
    expect(renameName('sum( map(order.items,  "order") ) + order', 'order', 'sale')).toBe(
      'sum( map(sale.items,  "order") ) + sale',
    )
    expect(renameName('{ order, other: order, order: 1 }', 'order', 'sale')).toBe('{ order: sale, other: sale, order: 1 }')
    expect(renameName('`${order}!`', 'order', 'sale')).toBe('`${sale}!`')
  })

  it('leaves keys of the same name, and parameters of arrow functions that hide it', () => {
    expect(renameName('row.order + filter(rows, order => order.late)', 'order', 'sale')).toBe(
      'row.order + filter(rows, order => order.late)',
    )
  })

  it('refuses a word that means something there already, and a text that cannot be read', () => {
    expect(renameName('order + sale', 'order', 'sale')).toBeUndefined()
    expect(renameName('map(rows, sale => order + sale)', 'order', 'sale')).toBeUndefined()
    expect(renameName('order +', 'order', 'sale')).toBeUndefined()
    expect(renameName('total + sale', 'order', 'sale')).toBe('total + sale')
  })
})

describe('formula-W2 taking a part out', () => {
  it('makes parameters of what it reads of its place, and of nothing else', () => {
    expect(partOf("context.item.data.price * variables['rate'] + context.item.index")).toMatchObject({
      code: "item.price * variables['rate'] + index",
      parameters: [
        { name: 'item', code: 'context.item.data' },
        { name: 'index', code: 'context.item.index' },
      ],
    })
    expect(partOf('event.value + order.total + event.value')).toMatchObject({
      code: 'event.value + order.total + event.value',
      parameters: [
        { name: 'event', code: 'event' },
        { name: 'order', code: 'order' },
      ],
    })
  })

  it('takes the smallest part around what is chosen, and all where nothing is', () => {
    const text = 'join(map(order.items, row => row.name + order.id), ", ")'
    expect(partOf(text, 'name + order')).toMatchObject({
      code: 'row.name + order.id',
      from: text.indexOf('row.name'),
      parameters: [{ name: 'row' }, { name: 'order' }],
    })
    expect(extractPart(text, { from: 3, to: 3 }, () => false)).toMatchObject({ part: { code: text, parameters: [] } })
  })

  it('gives each thing of the place a word of its own that hides nothing', () => {
    expect(partOf('context.item.data.a + context.item.parent.data.b + data(1)')).toMatchObject({
      code: 'item.a + parent.b + data(1)',
    })
    expect(partOf('[context.component.props.ab.x, context.component.variables.ab]')).toMatchObject({ code: '[ab.x, ab2]' })
    expect(partOf('{ event, order: 1 }')).toMatchObject({ code: '{ event, order: 1 }', parameters: [{ name: 'event' }] })
  })

  it('says why a part cannot be taken out', () => {
    expect(partOf('map(rows, row => row)', 'row => row')).toBe('callback')
    expect(partOf('context.local.methods.menu.close()')).toBe('calls')
    expect(partOf('1 +')).toBe('broken')
  })

  it('gives the same value where it stood, whatever was chosen', () => {
    const scope = { event: 3, order: { a: [1, 2], b: 'x' }, rows: [{ a: 1 }, { a: 2 }], a: 7 }
    const formulas = formulasOf({
      name: fc.constantFrom('event', 'order', 'rows', 'a', 'x'),
      parameter: fc.constantFrom('x', 'order'),
      text: fc.constantFrom('', 'a', 'b'),
      key: fc.constantFrom('a', 'b', '0', 'order'),
    })
    const valueOf = (text: string, names: object): unknown => {
      const parsed = parseFormula(text)
      if (!parsed.ok) return `unreadable: ${text}`
      try {
        return compileFormula(parsed.tree)(names)
      } catch {
        return 'failed'
      }
    }
    fc.assert(
      fc.property(formulas, fc.nat(), fc.nat(), (tree, one, other) => {
        const text = printFormula(tree)
        const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
        const taken = extractPart(text, { from, to }, (name) => LOCALS.has(name))
        if (!taken.ok) return
        const { part } = taken
        const call = `formulas.part(${part.parameters.map(({ code }) => code).join(', ')})`
        const left = text.slice(0, part.from) + call + text.slice(part.to)
        const called = (...given: readonly unknown[]): unknown =>
          valueOf(part.code, { ...scope, ...Object.fromEntries(part.parameters.map(({ name }, at) => [name, given[at]])) })
        // A part that fails does so when it is called; one that fails is not what this is about.
        const before = valueOf(text, scope)
        if (before === 'failed') return
        expect(valueOf(left, { ...scope, formulas: { part: called } })).toEqual(before)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

describe('formula-W3 naming records by other keys', () => {
  const IDS: Readonly<Record<string, string>> = { search: 'id1', orders: 'id2', money: 'id3', 'on paper': 'id4' }
  const write = (text: string) => replaceKeys(text, (_, key) => IDS[key])

  it('changes each record that a formula names, and leaves all else as it was written', () => {
    expect(write("concatenate( variables.search,  `${collections?.orders.total}` ) + formulas.money(colors['on paper'])")).toBe(
      "concatenate( variables['id1'],  `${collections?.['id2'].total}` ) + formulas['id3'](colors['id4'])",
    )
    expect(write("variables['id1'] + variables.other")).toBe("variables['id1'] + variables.other")
  })

  it('leaves what is worked out, keys of other things, and parameters that hide a root', () => {
    for (const text of [
      'variables[search]',
      'context.item.data.search',
      'map(rows, variables => variables.search)',
      '{ variables }',
    ])
      expect(write(text)).toBe(text)
  })

  it('leaves a text that cannot be read', () => {
    expect(write('variables.search +')).toBe('variables.search +')
  })
})
