import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import type { DocumentRecord } from '@heddle/document'
import type { NodeTemplate } from '@heddle/kit'
import { drawTemplate, examplePage } from './example-page.tsx'
import {
  Button,
  Component,
  Divider,
  fixtureElement,
  Flexbox,
  formula,
  Icon,
  Image,
  Instance,
  LinkBlock,
  Page,
  Section,
  Text,
  Variable,
} from './fixture-elements.ts'
import { createParity, type Parity } from './parity.ts'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { recordsOf } from './records-of.ts'
import { isWhole } from './share-of.ts'

const Outlet = fixtureElement('dropzone')
const fixtureOptions = { fieldsOf: fieldsOfDefinitions(elementDefinitions) }

const FORM = 'form-container'
const Form = fixtureElement(FORM)

let parity: Parity
beforeAll(() => {
  parity = createParity({
    definitions: elementDefinitions,
    components: elementComponents,
    elementStyles,
    functions: functionCalls,
    actions: actionDefinitions,
  })
})
afterAll(() => parity.close())

async function expectParity(records: readonly DocumentRecord[], isLive?: boolean): Promise<void> {
  const { pages, warnings, problems } = await parity.draw(records)
  expect(warnings).toEqual([])
  expect(problems).toEqual([])
  expect(pages.length).toBeGreaterThan(0)
  for (const { server, hydrated, client, canvas, ...page } of pages) {
    if (isLive !== undefined) expect(page.isLive).toBe(isLive)
    expect(server).not.toBe('')
    expect(hydrated).toBe(server)
    expect(client).toBe(server)
    expect(canvas).toBe(server)
  }
}

/**
 * Elements that share values or take actions are alive by themselves unless the browser can do without; the others need no
 * script.
 */
function isInteractive({ element, props = {}, slots = {} }: NodeTemplate): boolean {
  const { fields = {}, exposes = {}, actions = {}, alone } = elementDefinitions.find(({ type }) => type === element) ?? {}
  const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
  const isAlone = alone?.(
    { ...defaults, ...props },
    {
      isRepeated: false,
      holds: (slot, types) => (slots[slot] ?? []).some((one) => holdsOne(one, types)),
    },
  )
  const own = isAlone === undefined ? Object.keys({ ...exposes, ...actions }).length > 0 : !isAlone
  return own || Object.values(slots).flat().some(isInteractive)
}

function holdsOne({ element, slots = {} }: NodeTemplate, types: readonly string[]): boolean {
  return (
    types.includes(element) ||
    Object.values(slots)
      .flat()
      .some((one) => holdsOne(one, types))
  )
}

/** Whether an element may stand anywhere, also in a form. */
function isContent(type: string): boolean {
  const { isSection, parents } = elementDefinitions.find((definition) => definition.type === type) ?? {}
  return type !== FORM && !isSection && parents === undefined
}

/** All examples of an element, which are drawn on one page. */
const examplesByElement = elementDefinitions.map(
  ({ type }) => [type, elementExamples.filter(({ element }) => element === type).map(({ node }) => node)] as const,
)

/** Elements whose page would be still: those of the others are live by themselves, which is another case of the same. */
const stillByThemselves = examplesByElement.filter(([, nodes]) => !nodes.some(isInteractive))

describe('parity: the same page however it is drawn', () => {
  test.each(examplesByElement)('%s', (_, nodes) =>
    expectParity(recordsOf(examplePage(nodes, elementDefinitions), fixtureOptions), nodes.some(isInteractive)),
  )

  test.each(isWhole ? examplesByElement : stillByThemselves)('%s, on a live page', (_, nodes) =>
    expectParity(recordsOf(examplePage(nodes, elementDefinitions, <Text text={formula('1 + 1')} />), fixtureOptions), true),
  )

  test.each(examplesByElement.filter(([type]) => isContent(type)))('%s, in a component, in rows, in a form', (_, nodes) =>
    expectParity(
      recordsOf(
        <>
          <Component id="card000000000000" name="Card">
            <Flexbox>{nodes.map((node) => drawTemplate(node))}</Flexbox>
          </Component>
          <Page name="Home">
            <Section>
              <Flexbox repeat={{ over: formula("['a', 'b']") }}>
                <Form>
                  <Instance of="card000000000000" slot="formContent" />
                </Form>
              </Flexbox>
            </Section>
          </Page>
        </>,
        fixtureOptions,
      ),
      true,
    ),
  )

  test.each([
    ['still', 'Bread', false],
    ['bound', formula('page.name'), true],
  ] as const)('slots of components, %s, filled, empty, passed on and in rows', (_, said, isLive) =>
    expectParity(
      recordsOf(
        <>
          <Component
            id="card000000000000"
            name="Card"
            properties={{ title00000000000: { name: 'title', type: 'text', defaultValue: 'Untitled' } }}
            variables={{ count00000000000: { name: 'count', type: 'number', defaultValue: 3, isExposed: true } }}
          >
            <Flexbox>
              <Text text={formula('context.component.props.title')} />
              <Outlet id="outlet0000000000">
                <Text>Nothing was put here</Text>
              </Outlet>
            </Flexbox>
          </Component>
          <Component id="frame00000000000" name="Frame">
            <Flexbox>
              <Instance of="card000000000000" title00000000000="In a frame">
                <Outlet id="passed0000000000" slot="outlet0000000000" />
              </Instance>
            </Flexbox>
          </Component>
          <Page name="Home">
            <Section>
              <Instance of="card000000000000" />
              <Instance of="card000000000000" title00000000000={said}>
                <Text slot="outlet0000000000" text={said} />
                <Instance slot="outlet0000000000" of="card000000000000">
                  <Text slot="outlet0000000000">Inside of the inside</Text>
                </Instance>
              </Instance>
              <Instance of="frame00000000000">
                <Text slot="passed0000000000" text={said} />
              </Instance>
              {isLive && (
                <Flexbox repeat={{ over: formula("['a', 'b']") }}>
                  <Instance of="card000000000000">
                    <Text slot="outlet0000000000" text={formula('context.item.data + context.dropzone.variables.count')} />
                  </Instance>
                </Flexbox>
              )}
            </Section>
          </Page>
        </>,
        fixtureOptions,
      ),
      isLive,
    ),
  )

  test.each([
    ['still', 'Bread', false],
    ['bound', formula('page.name'), true],
  ] as const)('instances of components, %s, in each other and in rows', (_, title, isLive) =>
    expectParity(
      recordsOf(
        <>
          <Component
            id="card000000000000"
            name="Card"
            properties={{ title00000000000: { name: 'title', type: 'text', defaultValue: 'Untitled' } }}
            variables={{ count00000000000: { name: 'count', type: 'number', defaultValue: 3 } }}
            formulas={{
              twice00000000000: { name: 'twice', parameters: [], code: 'context.component.variables.count * 2' },
            }}
          >
            <Flexbox attributes={{ class: 'card' }}>
              <Text text={formula('context.component.props.title')} />
              <Text>Always the same</Text>
            </Flexbox>
          </Component>
          <Component id="pair000000000000" name="Pair" properties={{ name000000000000: { name: 'name', type: 'text' } }}>
            <Flexbox>
              <Instance of="card000000000000" title00000000000={formula('context.component.props.name')} />
              <Instance of="card000000000000" styles={{ default: { color: 'red' } }} attributes={{ title: 'Second' }} />
            </Flexbox>
          </Component>
          <Page name="Home">
            <Section>
              <Text>Before</Text>
              <Instance of="pair000000000000" name000000000000={title} />
              {isLive && (
                <Flexbox>
                  <Instance
                    of="card000000000000"
                    title00000000000={formula('context.item.data')}
                    repeat={{ over: formula("['a', 'b']") }}
                    styles={{ default: { opacity: formula('context.item.index / 2') } }}
                  />
                  <Instance of="card000000000000" condition={formula("page.name == 'Home'")} />
                  <Instance of="card000000000000" condition={formula("page.name == 'Away'")} />
                </Flexbox>
              )}
            </Section>
          </Page>
        </>,
        fixtureOptions,
      ),
      isLive,
    ),
  )

  test('bindings of every kind, among static parts', () =>
    expectParity(
      recordsOf(
        <>
          <Variable name="site" type="string" value="Heddle & <friends>" />
          <Page name="Home" id="homehomehomehome">
            <Variable name="total" type="number" value={3} />
            <Variable name="rows" type="array" value={[{ id: 'a', name: 'Rye' }, { id: 'b', name: 'Wheat' }, null]} />
            <Section name="Top" styles={{ default: { color: formula("variables['total'] > 2 ? 'rgb(1, 2, 3)' : 'red'") } }}>
              <Text tag="h1" text={formula('variables.site')} />
              <Text tag="p">{'Two\nlines'}</Text>
              <Button
                text={formula('variables.total')}
                disabled={formula('variables.total === 3')}
                link={{ type: 'external', href: 'https://heddle.example/?a=1&b=2' }}
              />
              <LinkBlock
                link={{ type: 'internal', pageId: 'homehomehomehome', query: [{ name: 'q', value: formula('variables.site') }] }}
              >
                <Text>Here</Text>
                <Icon icon="star" label="Star" />
              </LinkBlock>
              <Image url={formula("'https://pictures.example/' + variables.total + '.png'")} alt="Bound" />
            </Section>
            <Section name="List" attributes={{ 'data-total': formula('variables.total'), title: 'Plain "quoted"' }}>
              <Flexbox tag="ul">
                <Flexbox tag="li" repeat={{ over: formula('variables.rows'), key: 'id' }}>
                  <Text
                    tag="span"
                    text={formula('context.item.data.name ?? "none"')}
                    styles={{ 'default:when-later': { color: 'red' } }}
                    states={{ 'when-later': { name: 'Later', condition: formula('context.item.index > 0'), index: 'a0' } }}
                  />
                  <Divider />
                  <Text tag="span" condition={formula('context.item.index > 0')} text={formula('context.item.index')} />
                </Flexbox>
              </Flexbox>
              <Flexbox condition={formula('variables.total > 5')}>
                <Text>Not shown</Text>
              </Flexbox>
              <Flexbox condition={formula('variables.total < 5')}>
                <Text>Shown</Text>
              </Flexbox>
              <Text condition={false}>Never</Text>
            </Section>
          </Page>
        </>,
        fixtureOptions,
      ),
      true,
    ))

  test.each([
    ['rows', "[{ id: 'a', name: 'Rye & <b>' }, { id: 'b', name: '' }, null, { id: 'a', name: 'two\\nlines' }]"],
    ['no row', '[]'],
  ])('a list with %s that has nothing to be drawn again, between others', (_, rows) =>
    expectParity(
      recordsOf(
        <Page name="Home">
          <Section name="List">
            <Flexbox tag="ul">
              <Text>First</Text>
              <Flexbox
                tag="li"
                repeat={{ over: formula(rows), key: 'id' }}
                attributes={{
                  class: 'row',
                  title: 'Row',
                  'data-at': formula('context.item.index'),
                  'data-none': formula('null'),
                }}
              >
                <Text tag="span" text={formula('context.item.data.name ?? "none"')} />
                <Flexbox>
                  <Divider />
                  <Button text={formula('context.item.index')} accessibleLabel={formula('context.item.data.id')} />
                  <Image
                    url={formula("'https://pictures.example/' + context.item.index + '.png'")}
                    alt={formula('context.item.data.name')}
                  />
                </Flexbox>
              </Flexbox>
              <Text repeat={{ over: formula("['x', 'y']") }} text={formula('context.item.data')} />
            </Flexbox>
          </Section>
        </Page>,
        fixtureOptions,
      ),
      true,
    ),
  )

  test('what formulas read of other pages and of positions', () =>
    expectParity(
      recordsOf(
        <>
          <Page name="Home" id="homehomehomehome" title="Welcome">
            <Section name="Top" attributes={{ id: 'hero' }}>
              <Flexbox tag="ul" repeat={{ over: formula('values(pages)'), key: 'id' }}>
                <Text
                  text={formula('concatenate(context.item.data.name, context.item.data.path, context.item.data.pageLoaded)')}
                />
              </Flexbox>
              <Text text={formula("globalContext.pages['About'].title.en + pages.About.sections[0].linkId")} />
              <Text text={formula('pages[page.id].title.en + page.lang')} />
              <Text text={formula("if(componentPositionInfo.hero.yPercent > 50, 'in', 'out')")} />
              <Text
                text={formula("length(keys(globalContext.componentPositionInfo)) + '' + componentPositionInfo['he' + 'ro'].x")}
              />
            </Section>
          </Page>
          <Page name="About" path="about">
            <Section name="Our story">
              <Text text={formula("pages.Home.path + ' ' + page.path")} />
            </Section>
          </Page>
        </>,
        fixtureOptions,
      ),
      true,
    ))
})
