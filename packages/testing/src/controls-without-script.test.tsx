import { expect, test } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import type { DocumentRecord } from '@heddle/document'
import { fixtureElement, Page, Section, Text } from './fixture-elements.ts'
import { publishFixture } from './publish-fixture.ts'
import { recordsOf } from './records-of.ts'

const catalogue = { definitions: elementDefinitions, components: elementComponents, elementStyles }

async function publish(element: string, props: Readonly<Record<string, unknown>>, ...more: readonly DocumentRecord[]) {
  const Control = fixtureElement(element)
  const records = recordsOf(
    <Page name="Home">
      <Section>
        <Control accessibleLabel="Size" fieldName="size" {...props} />
        <Text>Hello</Text>
      </Section>
    </Page>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
  const { pages } = await publishFixture([...records, ...more], catalogue)
  return pages[0] ?? expect.fail('nothing is published')
}

const inputsOf = (html: string): readonly string[] => html.match(/<input[^>]*>/g) ?? []

test.each([
  ['checkbox', { value: true }, 1, 'true'],
  ['toggle', { value: true, required: true }, 1, 'true'],
  ['radio-group', { options: ['S', 'M'], value: 'M' }, 2, 'M'],
  ['checkbox-group', { options: ['S', 'M'], value: ['M'] }, 2, 'M'],
  ['rating', { value: 3 }, 5, '3'],
] as const)('a %s is sent by a form of a page that ships no script', async (element, props, count, value) => {
  const { html, data } = await publish(element, props)
  expect(data.page.live).toBe(false)
  expect(html).not.toMatch(/<script[^>]*src=/)
  const inputs = inputsOf(html)
  expect(inputs).toHaveLength(count)
  expect(inputs.every((input) => input.includes('name="size"'))).toBe(true)
  expect(inputs.filter((input) => input.includes('checked=""')).map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([
    value,
  ])
})

test.each([
  ['checkbox', { readonly: true }],
  ['checkbox', { indeterminate: true }],
  ['toggle', { readonly: true }],
  ['toggle', { value: { type: 'f', code: '1 > 0' } }],
  ['radio-group', { readonly: true }],
  ['checkbox-group', { required: true }],
  ['checkbox-group', { max: 2 }],
  ['checkbox-group', { selectAll: true }],
  ['rating', { clearable: true }],
] as const)('a %s with %j needs one', async (element, props) => {
  expect((await publish(element, props)).data.page.live).toBe(true)
})

test('radio buttons without a field name are a group of their own', async () => {
  const { html } = await publish('radio-group', { fieldName: '' })
  const names = inputsOf(html).map((input) => /name="([^"]*)"/.exec(input)?.[1])
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toMatch(/-options$/)
})

test.each([
  ['focus', true],
  ['keydown', true],
  [undefined, false],
])('a button of which a workflow hears "%s" needs one: %s', async (trigger, isLive) => {
  const id = 'press00000000000'
  const workflow = { id: 'hear000000000000', kind: 'workflow', name: 'hear', folder: '', index: 'a0' } as const
  const heard = trigger === undefined ? [] : [{ ...workflow, ownerId: id, trigger, parameters: [], actions: {} }]
  const { html, data } = await publish('button', { id, text: 'Order' }, ...heard)
  expect([data.page.live, html.includes('<script type="module"')]).toEqual([isLive, isLive])
})

test('a code is typed, filled in by the phone and sent by a page that ships no script', async () => {
  const { html, data } = await publish('one-time-code', { format: 'xx-xx', value: '12', required: true })
  expect(data.page.live).toBe(false)
  const [input = '', ...others] = inputsOf(html)
  expect(others).toEqual([])
  for (const attribute of ['name="size"', 'autoComplete="one-time-code"', 'pattern="[0-9]{4}"', 'maxLength="4"', 'value="12"'])
    expect(input.toLowerCase()).toContain(attribute.toLowerCase())
  expect(html.match(/class="heddle-cell"/g)).toHaveLength(4)
  expect((await publish('one-time-code', { autoSubmit: true })).data.page.live).toBe(true)
})
