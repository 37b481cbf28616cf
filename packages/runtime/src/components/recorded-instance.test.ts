import { expect, it } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { variablesPort } from '../ports/values.ts'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createVariables } from '../variables/create-variables.ts'
import { recordedInstance } from './recorded-instance.ts'

const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
const { resolve } = createEvaluator({ functions: {}, surroundings })
const component = {
  variables: [{ id: 'n', name: 'count', type: 'number' as const, defaultValue: 0 }],
  formulas: [
    {
      id: 'f',
      name: 'sum',
      parameters: [{ name: 'more', type: 'number' as const }],
      body: publishedBinding('context.component.props.by * context.component.variables.count + more'),
    },
  ],
}
const recorded = { uid: 'card', props: { by: 3 }, variables: { n: 4, count: 4 } }
const read = (code: string, scope: object) => resolve(publishedBinding(code), scope)

it('has the properties and variables of then, by id and by name, and formulas of the component', () => {
  const scope = recordedInstance(component, recorded, { outer: {}, resolve })
  expect(read('context.component.variables.count', scope)).toBe(4)
  expect(read("context.component.formulas['f'](1)", scope)).toBe(13)
})

it('a variable that is changed is what formulas read from then on, and the page has it as it was', () => {
  const page = createVariables(component.variables)
  const scope = recordedInstance(component, recorded, { outer: {}, resolve, page })
  const port = variablesPort(
    page,
    () => scope,
    () => false,
  )
  port.set('n', 10)
  expect(read('context.component.formulas.sum(0)', scope)).toBe(30)
  expect(page.peek('n')).toBe(0)
})

it('rows and results around it are seen, not by its formulas', () => {
  const outer = { context: { item: { data: 7 } } }
  const seen = {
    ...component,
    formulas: [{ id: 'g', name: 'row', parameters: [], body: publishedBinding('context.item?.data') }],
  }
  const scope = recordedInstance(seen, recorded, { outer, resolve })
  expect(read('context.item.data', scope)).toBe(7)
  expect(read('context.component.formulas.row()', scope)).toBeUndefined()
})

it('values of elements inside of it go by the ids that its formulas know', () => {
  const page = createVariables([{ id: 'card.field-value', name: 'value', type: 'string', defaultValue: 'typed' }])
  const scope = recordedInstance(component, recorded, { outer: {}, resolve, page })
  expect(read("variables['field-value']", scope)).toBe('typed')
})
