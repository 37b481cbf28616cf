import { describe, expect, test } from 'vitest'
import { staticRows, type CollectionRecord, type DocumentRecord, type NodeRecord, type StyleClassRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { templates } from '@heddle/templates'
import { plainProject } from './plain-project.ts'
import { createIds } from './seeded.ts'

const elements = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const desk = templates.find(({ id }) => id === 'orders-desk') ?? expect.fail()
const isOrder = ({ element, repeat }: NodeRecord): boolean => element === 'table-row' && repeat !== undefined
const read = (records: readonly DocumentRecord[], withoutLooks = false) => plainProject(records, { elements, withoutLooks })

describe('a project by what it says', () => {
  test.each(templates.map((template) => [template.id, template] as const))('is the same for other ids: %s', (_, template) => {
    const [one, other] = [7, 8].map((seed) => {
      const records = template.create(createIds(seed))
      const home = records.find((record) => record.kind === 'site')?.homePageId
      const plain = read(records)
      return { records: plain.records, page: plain.node(({ place }) => place.parentId === home) }
    })
    expect(one).toEqual(other)
  })

  const records = desk.create(createIds(7))
  const order = records.find((record) => record.kind === 'node' && isOrder(record)) as NodeRecord
  const changed = (change: (record: DocumentRecord) => DocumentRecord, withoutLooks = false) =>
    read(records.map(change), withoutLooks)

  test('calls what it names by its name, in formulas too', () => {
    const row = JSON.stringify(read(records).node(isOrder))
    expect(row).toContain("collections['collection orders'].data")
    expect(row).toContain('"collectionId":"collection orders"')
    expect(row).not.toMatch(/\b[a-z]{5}[a-z0-9]*[0-9][a-z0-9]{9}\b/)
    expect(Object.keys(read(records).records)).toContain('variable search')
  })

  test('differs by what a node, a workflow or a variable says', () => {
    const plain = read(records)
    const attribute = changed((one) => (one.id === order.id ? { ...order, attributes: { 'data-order': 'line' } } : one))
    expect(attribute.node(isOrder)).not.toEqual(plain.node(isOrder))
    const workflow = changed((one) =>
      one.kind === 'workflow' && one.name === 'Mark as done' ? { ...one, actions: {}, firstAction: 'gone000000000000' } : one,
    )
    expect(workflow.node(isOrder)).not.toEqual(plain.node(isOrder))
    const ofPage = changed((one) =>
      one.kind === 'workflow' && one.name === 'Count the visit' ? { ...one, trigger: 'keyup' } : one,
    )
    expect(ofPage.records['page Desk']).not.toEqual(plain.records['page Desk'])
    const variable = changed((one) => (one.kind === 'variable' && one.name === 'visits' ? { ...one, defaultValue: 1 } : one))
    expect(variable.records).not.toEqual(plain.records)
  })

  test('is the same for other names of nodes, a default that is said, and looks where they are left out', () => {
    const plain = read(records, true)
    const said = changed(
      (one) => (one.id === order.id ? { ...order, name: 'Line', styles: { default: { color: 'red' } }, classes: {} } : one),
      true,
    )
    expect(said.node(isOrder)).toEqual(plain.node(isOrder))
    const looks = changed((one) => (one.id === order.id ? { ...order, classes: {} } : one))
    expect(looks.node(isOrder)).not.toEqual(read(records).node(isOrder))
  })

  test('what a formula names by its name is what it names by its id', () => {
    const over = (code: string) =>
      changed((one) => (one.id === order.id ? { ...order, repeat: { over: { type: 'f', code } } } : one)).node(isOrder)
    const search = records.find((record) => record.kind === 'variable' && record.name === 'search')
    expect(over('variables.search + variables.searched')).toEqual(over(`variables['${search?.id}'] + variables.searched`))
    expect(over('variables.search')).not.toEqual(over('variables.offset'))
  })

  test('rows are the same however they are stored, and all of some conditions is what one means who says nothing', () => {
    const orders = (change: (record: CollectionRecord) => CollectionRecord) =>
      changed((one) => (one.kind === 'collection' && one.name === 'orders' ? change(one) : one)).records['collection orders']
    const plain = orders((one) => one)
    expect(
      orders(({ data: _, ...one }) => ({ ...one, blocks: { a: { index: 'a0', rows: staticRows({ ...one, data: _ ?? [] }) } } })),
    ).toEqual(plain)
    expect(orders((one) => ({ ...one, blocks: { a: { index: 'a0', rows: [{ id: 'A-1' }] } } }))).not.toEqual(plain)
    const joined = (link?: '$and' | '$or') =>
      orders(({ filter, ...one }) => ({ ...one, filter: { conditions: filter?.conditions ?? [], ...(link && { link }) } }))
    expect(joined('$and')).toEqual(joined())
    expect(joined('$or')).not.toEqual(joined())
  })

  test('a font of a class is its parts too', () => {
    const heading = (font: Readonly<Record<string, string>>) =>
      changed((one) => (one.kind === 'style-class' && one.name === 'heading' ? { ...one, styles: { default: font } } : one))
        .records['style-class heading']
    const parts = { 'font-family': 'Arial', 'font-size': '18px', 'font-weight': '600', 'line-height': '1.3' }
    expect(heading({ font: '600 18px/1.3 Arial' })).toEqual(heading(parts))
    expect(heading({ font: '600 18px/1.3 Arial' })).not.toEqual(heading({ ...parts, 'font-size': '19px' }))
  })

  test('no length is none in every unit, and a variant without styles is none', () => {
    const heading = (styles: StyleClassRecord['styles']) =>
      changed((one) => (one.kind === 'style-class' && one.name === 'heading' ? { ...one, styles } : one)).records[
        'style-class heading'
      ]
    expect(heading({ default: { 'min-width': '0px' }, 'default:hover': {} })).toEqual(heading({ default: { 'min-width': '0' } }))
    expect(heading({ default: { 'min-width': '0px' } })).not.toEqual(heading({ default: { 'min-width': '1px' } }))
  })

  test('a font is its parts', () => {
    const text = (styles: NodeRecord['styles']) =>
      changed((one) => (one.id === order.id ? { ...order, styles } : one)).node(isOrder)
    expect(text({ default: { font: '600 18px/1.3 Arial' } })).toEqual(
      text({ default: { 'font-family': 'Arial', 'font-size': '18px', 'font-weight': '600', 'line-height': '1.3' } }),
    )
  })
})
