import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import { isInput } from '@heddle/kit'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { fixtureElement, Flexbox, formula, Page, Section } from './fixture-elements.ts'
import { createParity, inDocument, type Parity } from './parity.ts'
import { publishFixture } from './publish-fixture.ts'
import { recordsOf } from './records-of.ts'

const catalogue = { definitions: elementDefinitions, components: elementComponents, elementStyles, functions: functionCalls }
const Label = fixtureElement('label')
const inputs = elementDefinitions.filter(isInput).map(({ type }) => type)
const id = (name: string): string => name.replaceAll('-', '').padEnd(16, '0').slice(0, 16)

type Rows = { readonly over: ReturnType<typeof formula> }

/** A label of a field, which stands before it in a box of its own. */
function labelled(type: string, props: object = {}, repeat?: Rows) {
  const Control = fixtureElement(type)
  return (
    <Flexbox key={type} {...(repeat && { repeat })}>
      <Flexbox>
        <Label text="Size" for={id(type)} />
      </Flexbox>
      <Control id={id(type)} {...props} />
    </Flexbox>
  )
}

const pageOf = (...children: readonly ReturnType<typeof labelled>[]) =>
  recordsOf(
    <Page name="Home">
      <Section>{children}</Section>
    </Page>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
const pageWith = (...how: Parameters<typeof labelled>) => pageOf(labelled(...how))

async function inPage<T>(records: ReturnType<typeof recordsOf>, use: (body: HTMLElement) => T): Promise<T> {
  const { pages } = await publishFixture(records, catalogue)
  return inDocument(pages[0]?.html ?? '', async (body) => use(body))
}

const GROUPS = ['checkbox-group', 'double-slider', 'radio-group', 'rating']

describe('a label names a field elsewhere, without a script', () => {
  test.each(inputs.filter((type) => !GROUPS.includes(type)))('%s, which a press on it leads to', async (type) => {
    await inPage(pageWith(type), (body) => {
      const label = body.querySelector('label') ?? expect.fail('there is no label')
      const control = label.control ?? expect.fail('it names nothing')
      expect(label.contains(control)).toBe(false)
      label.click()
      expect(body.ownerDocument.activeElement).toBe(control)
    })
  })

  test.each(GROUPS)('%s, which is a group of controls', async (type) => {
    await inPage(pageWith(type, { options: ['S', 'M'] }), (body) => {
      const [group, ...others] = body.querySelectorAll('[aria-labelledby]')
      expect([group?.role, others]).toEqual([group?.tagName === 'FIELDSET' ? group.role : 'group', []])
      const words = body.ownerDocument.getElementById(group?.getAttribute('aria-labelledby') ?? '')
      expect(words?.textContent).toBe('Size')
    })
  })

  test('a rating that is only shown, whose value is heard behind it', async () => {
    await inPage(pageWith('rating', { readonly: true, value: 3 }), (body) => {
      const [first, second] = body.querySelector('[role=img]')?.getAttribute('aria-labelledby')?.split(' ') ?? []
      const words = [first, second].map((one) => body.ownerDocument.getElementById(one ?? ''))
      expect([words[0]?.textContent, words[1]?.getAttribute('aria-label')]).toEqual(['Size', expect.stringContaining('3')])
    })
  })

  test.each([
    ['an input with a frame', 'form-input', { type: 'currency' }],
    ['a number', 'form-input', { type: 'number' }],
    ['a list that is drawn', 'select', { drawn: true, searchable: true }],
    ['a calendar on the page', 'date-picker', { enableCalendarOnly: true }],
  ])('%s', async (_, type, props) => {
    await inPage(pageWith(type, props), (body) => {
      const label = body.querySelector('label') ?? expect.fail('there is no label')
      const named = body.querySelector('[aria-labelledby]')
      const words = body.ownerDocument.getElementById(named?.getAttribute('aria-labelledby') ?? '')
      expect(label.control !== null || words?.textContent === 'Size').toBe(true)
    })
  })

  test('in rows each label names the field of its own', async () => {
    await inPage(pageWith('form-input', {}, { over: formula('[7, 8]') }), (body) => {
      const labels = [...body.querySelectorAll('label')]
      expect(labels.map(({ control }) => control)).toEqual([...body.querySelectorAll('input')])
      expect(new Set(labels.map(({ htmlFor }) => htmlFor)).size).toBe(2)
    })
  })

  test('the field keeps the id that its builder gave it', async () => {
    await inPage(pageWith('phone', { attributes: { id: 'mobile' } }), (body) => {
      expect([...body.querySelectorAll('#mobile')].map(({ tagName }) => tagName)).toEqual(['INPUT'])
      expect(body.querySelector('label')?.control?.id).toBe('mobile')
    })
  })
})

test.each(['submit', 'reset'])('a button of the type %s works for a form elsewhere, without a script', async (buttonType) => {
  const [Button, Form, Input] = ['button', 'form-container', 'form-input'].map((type) => fixtureElement(type)) as [
    typeof Label,
    typeof Label,
    typeof Label,
  ]
  const records = recordsOf(
    <Page name="Home">
      <Section>
        <Button text="Go" buttonType={buttonType} form={id('form')} />
        <Form id={id('form')} address="https://example.org/orders">
          <Input slot="formContent" fieldName="name" value="Ada" />
        </Form>
      </Section>
    </Page>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
  await inPage(records, (body) => {
    const button = body.querySelector('button') ?? expect.fail('there is no button')
    expect([button.type, button.form]).toEqual([buttonType, body.querySelector('form')])
    expect(body.ownerDocument.scripts).toHaveLength(0)
    const field = body.querySelector('input') ?? expect.fail('there is no field')
    field.value = 'Eve'
    button.click()
    expect(field.value).toBe(buttonType === 'reset' ? 'Ada' : 'Eve')
  })
})

describe('it is the same in every way to draw it', () => {
  let parity: Parity
  beforeAll(() => {
    parity = createParity(catalogue)
  })
  afterAll(() => parity.close())

  test.each([undefined, { over: formula('[7, 8]') }])('in rows %j', async (repeat) => {
    const { pages, warnings } = await parity.draw(pageOf(...inputs.map((type) => labelled(type, {}, repeat))))
    const [{ server, hydrated, client, canvas } = expect.fail('nothing is drawn')] = pages
    expect(warnings).toEqual([])
    expect(server.match(/ for="/g)).toHaveLength(inputs.length * (repeat ? 2 : 1))
    expect([hydrated, client, canvas]).toEqual([server, server, server])
  })
})
