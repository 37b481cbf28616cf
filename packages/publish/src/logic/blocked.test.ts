import { describe, expect, test } from 'vitest'
import { id, node, project } from '../testing/fixture.ts'
import { bind, chunks, collection, formula, pageShowing, workflow } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'

const problemsOf = async (...input: Parameters<typeof pageShowing>) => {
  const { ok, problems, artefacts } = await publish(pageShowing(...input), { chunks })
  expect(ok).toBe(problems.length === 0)
  if (!ok) expect(artefacts).toEqual([])
  return problems.map(({ code, path, severity }) => `${severity} ${code} ${path}`)
}
const broken = bind('1 +')
const log = (more = {}) => ({ type: 'log', args: { message: broken, ...more } })

describe('nothing is published while', () => {
  test('publish-L6 a formula of a workflow that would run cannot be read', async () => {
    const load = workflow('load', [{ type: 'log', args: { data: { list: [1, broken] }, message: 'x' } }])
    expect(await problemsOf("'a'", load)).toEqual([
      `error broken-formula workflow/${id('load')}/actions/${id('loadact0')}/args/data/list/1`,
    ])
    expect(await problemsOf("'a'", workflow('load', [], { triggerConditions: { key: broken } }))).toEqual([
      `error broken-formula workflow/${id('load')}/triggerConditions/key`,
    ])
  })

  test('publish-L6 a collection that is in use cannot be read', async () => {
    const bad = collection('orders', {
      config: { headers: { token: broken } },
      filter: { conditions: [{ field: 'a', operator: '$eq', value: broken }] },
      limit: broken,
    })
    expect(await problemsOf('collections.orders.total', bad)).toEqual(
      ['config/headers/token', 'filter', 'limit'].map((at) => `error broken-formula collection/${id('orders')}/${at}`),
    )
    expect(await problemsOf("'a'", bad)).toEqual([])
  })

  test('publish-L6 a project formula that is in use cannot be read', async () => {
    expect(await problemsOf('formulas.price()', formula('price', '1 +'))).toEqual([
      `error broken-formula formula/${id('price')}/code`,
    ])
    expect(await problemsOf("'a'", formula('price', '1 +'))).toEqual([])
  })

  test('publish-L6 an action is not installed', async () => {
    expect(await problemsOf("'a'", workflow('load', [{ type: 'no-such-action', args: {} }]))).toEqual([
      `error unknown-action workflow/${id('load')}/actions/${id('loadact0')}/type`,
    ])
  })

  test('publish-L6 but not for an action that is disabled, nor a workflow that nothing starts', async () => {
    const disabled = [
      { ...log(), disabled: true as const },
      { type: 'no-such-action', args: {}, disabled: true as const },
    ]
    expect(await problemsOf("'a'", workflow('load', disabled))).toEqual([])
    expect(await problemsOf("'a'", workflow('load', [log()], { trigger: '' }))).toEqual([])
  })

  test('publish-L6 one problem is said once, however many pages have it', async () => {
    const { problems } = await publish(project([node('part', 'home', 'section'), workflow('load', [log()])], ['ru', 'en']))
    expect(problems).toHaveLength(1)
  })
})
