import { expect, test } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { fixtureElement, Page, Section, Text } from './fixture-elements.ts'
import { publishFixture } from './publish-fixture.ts'
import { recordsOf } from './records-of.ts'

const catalogue = { definitions: elementDefinitions, components: elementComponents, elementStyles }

async function publish(element: string, props: Readonly<Record<string, unknown>>) {
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
  const { pages } = await publishFixture(records, catalogue)
  return pages[0] ?? expect.fail('nothing is published')
}

const inputsOf = (html: string): readonly string[] => html.match(/<input[^>]*>/g) ?? []

test.each([
  ['checkbox', { value: true }, 1, 'true'],
  ['toggle', { value: true, required: true }, 1, 'true'],
  ['radio-group', { options: ['S', 'M'], value: 'M' }, 2, 'M'],
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
