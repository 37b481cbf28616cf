import { describe, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { createDocumentView } from '@heddle/document'
import { checkDocument } from '@heddle/document/check'
import { Button, formula, Page, Section, Text, Variable } from './fixture-elements.ts'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { recordsOf } from './records-of.ts'
import { createIds, createRandom } from './seeded.ts'

const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const fixture = (
  <>
    <Variable name="word" type="string" value="hi" />
    <Page name="Home">
      <Variable name="total" type="number" value={1} />
      <Section name="Top">
        <Text tag="h1">Hello {2} you</Text>
        <>
          <Button text={formula('variables.word')} hasLeftIcon />
        </>
      </Section>
    </Page>
    <Page name="About" path="about" title="About us">
      <Section />
    </Page>
  </>
)

describe('fixtures in JSX', () => {
  test('become the records of a sound project', () => {
    const records = recordsOf(fixture, { fieldsOf, language: 'ru' })
    expect(checkDocument(records, { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
    const view = createDocumentView(createStore(records))
    expect(view.homePage()?.name).toBe('Home')
    expect(view.of('page').map(({ title }) => title['ru'])).toEqual(['Home', 'About us'])
    const [sectionId] = view.children(view.homePage()?.id ?? '')
    const children = view.children(sectionId ?? '', 'children').map((id) => view.find('node', id))
    expect(children.map((node) => node?.element)).toEqual(['text', 'button'])
    expect(children[0]?.props).toEqual({ text: { ru: 'Hello 2 you' }, tag: { default: 'h1' } })
    expect(children[1]?.props['text']).toEqual({ ru: formula('variables.word') })
    expect(view.of('variable').map(({ name, pageId }) => [name, pageId])).toEqual([
      ['word', undefined],
      ['total', view.homePage()?.id],
    ])
  })

  test('hold nothing but pages, variables and elements', () => {
    expect(() =>
      recordsOf(
        <Page name="Home">
          <p>no</p>
        </Page>,
        { fieldsOf },
      ),
    ).toThrow('A fixture holds pages')
  })
})

describe('seeded randomness', () => {
  test('is the same for the same seed', () => {
    const [one, two, other] = [createIds(1), createIds(1), createIds(2)]
    expect([one(), one()]).toEqual([two(), two()])
    expect(one()).not.toBe(other())
    expect(one()).toMatch(/^[a-z0-9]{16}$/)
    const random = createRandom(3)
    for (let count = 0; count < 100; count += 1) expect(random()).toBeLessThan(1)
  })
})
