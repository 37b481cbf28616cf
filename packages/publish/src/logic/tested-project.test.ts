import { actionDefinitions } from '@heddle/actions/definitions'
import { expect, test } from 'vitest'
import { id, project, variable } from '../testing/fixture.ts'
import { bind, collection, formula, workflow } from '../testing/logic.ts'
import { testedProject } from './tested-project.ts'

const actions = new Map(actionDefinitions.map((definition) => [definition.type, definition]))
const tested = (records: Parameters<typeof project>[0], pageId = id('home')) =>
  testedProject(project(records).view, { pageId, lang: 'ru' }, new Map(), actions)

test('a test runs on everything that its page could reach: variables, rows, formulas and all workflows', () => {
  const log = { type: 'log', args: { message: bind('variables.total') } }
  const found = tested([
    variable('total', 'total', { defaultValue: 7 }),
    collection('orders', { mode: 'static', data: [{ n: 1 }] }),
    formula('tax', 'net * 0.2', 'net'),
    workflow('unused', [log], { trigger: '' }),
  ])
  expect(found).toMatchObject({
    page: { name: 'Home' },
    lang: 'ru',
    variables: [{ id: id('total'), defaultValue: 7 }],
    rows: { [id('orders')]: [{ n: 1 }] },
    formulas: [{ name: 'tax' }],
  })
  const [action] = Object.values(found.workflows[0]?.actions ?? {})
  expect(action?.args['message']).toHaveProperty('tree')
})

test('of a page that is gone nothing is told of the page, and what cannot be read is left out', () => {
  const found = tested([formula('broken', '1 +'), workflow('odd', [{ type: 'no-such-action', args: {} }])], id('gone'))
  expect(found).toMatchObject({ page: undefined, formulas: [], workflows: [{ id: id('odd') }] })
})
