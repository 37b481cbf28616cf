import { describe, expect, it } from 'vitest'
import { checkRecord } from '../check/index.ts'

const named = { name: 'Orders', folder: '', index: 'a0' }
const id = (letter: string): string => letter.repeat(16)
const collection = { id: id('c'), kind: 'collection', ...named, mode: 'static', type: 'collection', config: {} }
const workflow = { id: id('w'), kind: 'workflow', ...named, trigger: 'click', parameters: [], actions: {} }

const problemsOf = (record: object): readonly string[] => {
  const result = checkRecord(record, 'record')
  return result.ok ? [] : result.issues.map(({ path }) => path)
}

describe('records of the logic', () => {
  it('takes a collection with a tree of conditions and keys to sort by', () => {
    const filter = {
      link: '$and',
      conditions: [
        { field: 'status', operator: '$in', value: ['open', 'late'] },
        { link: '$or', conditions: [{ field: 'owner.id', operator: '$eq', value: { type: 'f', code: 'variables.me' } }] },
      ],
    }
    expect(problemsOf({ ...collection, filter, sort: [{ key: 'date', direction: 'DESC' }] })).toEqual([])
  })

  it('names an operator that does not exist, and a direction', () => {
    expect(problemsOf({ ...collection, filter: { conditions: [{ field: 'a', operator: '$like' }] } })).not.toEqual([])
    expect(problemsOf({ ...collection, sort: [{ key: 'date', direction: 'down' }] })).toEqual([
      `collection/${id('c')}/sort/0/direction`,
    ])
  })

  it('takes examples of a formula, nothing given or expected included, and names one that is no example', () => {
    const formula = { id: id('f'), kind: 'formula', ...named, parameters: [{ name: 'net', type: 'number' }], code: 'net' }
    expect(problemsOf({ ...formula, examples: [{ name: 'None', given: { net: null }, expected: null }] })).toEqual([])
    expect(problemsOf({ ...formula, examples: [{ given: {} }] })).toEqual([`formula/${id('f')}/examples/0/expected`])
    expect(problemsOf({ ...formula, examples: [{ given: [], expected: 1 }] })).toEqual([`formula/${id('f')}/examples/0/given`])
    const component = {
      id: id('l'),
      kind: 'library-component',
      ...named,
      type: 'component',
      rootElementId: id('r'),
      configuration: {},
      formulas: {
        [id('f')]: { name: 'tax', parameters: [], code: '1', description: 'Tax', examples: [{ given: {}, expected: 1 }] },
      },
    }
    expect(problemsOf(component)).toEqual([])
  })

  it('takes a workflow whose actions branch, loop and hold formulas at any depth', () => {
    const actions = {
      [id('a')]: {
        type: 'if',
        args: { value: { type: 'f', code: 'variables.total > 0' } },
        branches: [{ value: true, id: id('b') }, { value: false }],
        next: id('b'),
      },
      [id('b')]: { type: 'loop', args: { items: [1, { type: 'f', code: '2' }] }, loop: id('a'), disabled: true },
    }
    expect(
      problemsOf({ ...workflow, firstAction: id('a'), actions, parallel: true, disabled: true, description: 'Why' }),
    ).toEqual([])
  })

  it('names an action with an unknown field or a foreign type name', () => {
    const bad = { [id('a')]: { type: 'Not A Type', args: {} } }
    expect(problemsOf({ ...workflow, actions: bad })).toEqual([`workflow/${id('w')}/actions/${id('a')}/type`])
    const unknown = { [id('a')]: { type: 'log', args: {}, nexxt: id('b') } }
    expect(problemsOf({ ...workflow, actions: unknown })).toEqual([`workflow/${id('w')}/actions/${id('a')}`])
  })
})
