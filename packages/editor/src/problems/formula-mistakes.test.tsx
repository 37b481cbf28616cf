import { describe, expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { signal } from '@preact/signals-core'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { createStore } from '@heddle/store'
import { templates } from '@heddle/templates'
import { createIds, fieldsOfDefinitions, formula, Page, recordsOf, Section, Text, Variable } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import type { Problem } from './problem.ts'
import { rule } from './rules/formula-mistakes.ts'
import { rule as workflowRule } from './rules/workflow-check.ts'
import { showProblem } from './show-problem.ts'

const [HOME, TEXT, TOTAL, SUM] = ['home000000000000', 'text000000000000', 'tot1000000000000', 'sum1000000000000'] as const
const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const scopeOf = (records: Iterable<DocumentRecord>) => ({
  view: createDocumentView(createStore<DocumentRecord>(records)),
  definitions,
  plugins: new Map(pluginDefinitions.map((definition) => [definition.namespace, definition])),
  functions: functionDefinitions,
  actions: { all: signal(new Map(actionDefinitions.map((definition) => [definition.type, definition]))) },
})
const sum: DocumentRecord = {
  id: SUM,
  kind: 'formula',
  name: 'sum up',
  folder: '',
  index: 'a0',
  parameters: [{ name: 'list', type: 'array' }],
  code: 'list',
}
const fixture = (code: string) => (
  <>
    <Page id={HOME} name="Home">
      <Section>
        <Text id={TEXT} text={formula(code)} />
      </Section>
    </Page>
    <Variable id={TOTAL} name="total" type="number" value={0} />
  </>
)
const withText = (code: string) => [...recordsOf(fixture(code), { fieldsOf: fieldsOfDefinitions(elementDefinitions) }), sum]
const found = (code: string): readonly Problem[] => rule.find(scopeOf(withText(code)))
const said = (code: string) => found(code).map(({ severity, message }) => `${severity}: ${message}`)

describe('mistakes of formulas', () => {
  test('a function, a name and a record that are not there are told with what was probably meant', () => {
    expect(said('uppercse(page.name)')).toEqual([
      'error: The formula of Text: There is no function uppercse. Did you mean uppercase?',
    ])
    expect(said('variable.total')).toEqual(['error: The formula of Text: variable is not known here. Did you mean variables?'])
    expect(said("variables['totl'] + variables.total")).toEqual([
      'warning: The formula of Text: There is no variable totl. Did you mean total?',
    ])
    expect(said("collections['goods'].data")).toEqual(['warning: The formula of Text: There is no collection goods'])
    expect(said("variables['gone100000000000']")).toEqual([
      'warning: The formula of Text: It names a variable that does not exist any more',
    ])
  })

  test('values too many or too few are told, of functions and of formulas of the project', () => {
    expect(said('round(1, 2, 3)')).toEqual(['warning: The formula of Text: round takes at most 2 values'])
    expect(said('uppercase()')).toEqual(['warning: The formula of Text: uppercase needs a value for text'])
    expect(said(`formulas['${SUM}']([1], 2)`)).toEqual(['warning: The formula of Text: sum up takes one value'])
    expect(said(`formulas['${SUM}']()`)).toEqual([
      'warning: The formula of Text: sum up takes one value and gets none: what is left out is nothing',
    ])
    expect(said(`formulas['sum up']([1])`)).toEqual([])
    expect(said(`formulas['${SUM}'](...[1, 2])`)).toEqual([])
  })

  test('what is sound, cannot be read, or names what is worked out while running, is none', () => {
    for (const code of [
      `variables['${TOTAL}']`,
      'variables[page.name]',
      "variables['text000000000000-value']",
      'context.item.data.name',
      'map([1], variables => variables.gone)',
      '1 +',
      '',
    ])
      expect(said(code)).toEqual([])
  })

  test('one press mends what is sure, and undo takes it back', () => {
    const mended = (code: string) => {
      const editor = createTestEditor(fixture(code))
      const [problem] = rule.find({ ...scopeOf([]), view: editor.view })
      problem?.fix?.mend(editor)
      const text = editor.view.find('node', TEXT)?.props['text']
      return [problem?.fix?.label, Object.values(text ?? {})[0]]
    }
    expect(mended('uppercse(page.name)')).toEqual(['Use uppercase', { type: 'f', code: 'uppercase(page.name)' }])
    expect(mended('1 + variables.totl')).toEqual(['Use total', { type: 'f', code: `1 + variables['${TOTAL}']` }])
    expect(mended("collections['goods'].data")[0]).toBeUndefined()
  })

  test('a click selects the element and asks for the very formula', () => {
    const editor = createTestEditor(fixture('uppercse(1)'))
    const [problem] = rule.find({ ...scopeOf([]), view: editor.view })
    if (problem) showProblem(editor, problem)
    expect(editor.session.selection.value).toEqual([TEXT])
    expect(editor.session.askedPath.value).toMatchObject({ recordId: TEXT, path: ['props', 'text', expect.any(String)] })
  })

  test('those of pages, of formulas of the project and of attached filters are told at their record', () => {
    const page = withText('1').find(({ id }) => id === HOME)
    const broken = { type: 'f' as const, code: 'nowhere' }
    const records = [
      { ...page, title: { en: broken } },
      { ...sum, code: 'lst', filter: { conditions: [{ field: 'a', operator: '$eq', value: broken }] } },
    ] as readonly DocumentRecord[]
    const problems = rule.find(scopeOf(records))
    expect(problems.map(({ pageId, recordId, formula: at }) => [pageId ?? recordId, at?.path.join('/')])).toEqual([
      [HOME, 'title/en'],
      [SUM, ''],
      [SUM, 'filter/conditions/0/value'],
    ])
    expect(problems[1]?.message).toBe('The formula of sum up: lst is not known here. Did you mean list?')
  })

  test('a second look tells the same, and without the functions of the catalogue nothing is known to be wrong', () => {
    const records = withText('uppercse(1)')
    const scope = scopeOf(records)
    const told = () => rule.find(scope).map(({ id, message }) => `${id} ${message}`)
    expect(told()).toHaveLength(1)
    expect(told()).toEqual(told())
    expect(rule.find({ ...scope, functions: [] })).toEqual([])
  })
})

test('a large document is read in many small steps, and a second time in none', () => {
  const nodes = Array.from({ length: 300 }, (_, at) => at)
  const many = (
    <Page id={HOME} name="Home">
      <Section>
        {nodes.map((at) => (
          <Text key={at} id={`many${String(at).padStart(12, '0')}`} text={formula(`uppercse(${at})`)} />
        ))}
      </Section>
    </Page>
  )
  const scope = scopeOf(recordsOf(many, { fieldsOf: fieldsOfDefinitions(elementDefinitions) }))
  const steps = () => [...(rule.prepare?.(scope) ?? [])].length
  expect(steps()).toBeGreaterThan(5)
  expect(steps()).toBe(0)
  expect(rule.find(scope)).toHaveLength(300)
})

test.each(templates.map((template) => [template.id, template] as const))(
  'the template %s has no mistakes in its formulas, those of workflows included',
  (_, template) => {
    const scope = scopeOf(template.create(createIds(7)))
    expect([...rule.find(scope), ...workflowRule.find(scope)].map(({ message }) => message)).toEqual([])
  },
)
