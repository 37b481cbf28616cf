import { describe, expect, it } from 'vitest'
import { kindOf, SCHEMA_KINDS, type SchemaKind } from './schema-kinds.ts'
import {
  itemsAt,
  missingFields,
  printStructuredData,
  readStructuredData,
  textAt,
  withItems,
  withKind,
  withText,
  type Thing,
} from './structured-data.ts'

const kind = (type: string): SchemaKind => {
  const found = kindOf(type)
  if (!found) throw new Error(`no kind ${type}`)
  return found
}
const product: Thing = { '@context': 'https://schema.org', '@type': 'Product', name: 'Tent', gtin: '0123' }

describe('a text of structured data', () => {
  it('is nothing, one thing of a kind, several things, or wrong at a line and a column', () => {
    expect(readStructuredData(' \n')).toEqual({ state: 'empty' })
    expect(readStructuredData('{ "@type": "Product" }')).toMatchObject({ state: 'thing', kind: { type: 'Product' } })
    expect(readStructuredData('{ "@type": "NewsArticle" }')).toMatchObject({ type: 'NewsArticle', kind: { type: 'Article' } })
    expect(readStructuredData('{ "@type": "Recipe" }')).toMatchObject({ type: 'Recipe', kind: undefined })
    expect(readStructuredData('{ "@type": ["Product", "Thing"] }')).toMatchObject({ state: 'thing', kind: undefined })
    for (const text of ['[]', '{ "@graph": [] }', '5']) expect(readStructuredData(text)).toEqual({ state: 'several' })
    expect(readStructuredData('{\n  "a": 1,\n  b: 2\n}')).toEqual({
      state: 'wrong',
      message: 'Line 3, column 3: a key in double quotes is needed here',
    })
  })

  it('is written so that people can read it, with all that the form does not know', () => {
    const text = printStructuredData(withText(product, 'name', 'Big tent'))
    expect(text).toContain('\n  "name": "Big tent",\n  "gtin": "0123"')
    expect(readStructuredData(text)).toMatchObject({ thing: { ...product, name: 'Big tent' } })
  })
})

describe('a field of the form', () => {
  it('stands inside objects that are made with their type, and go when the last field is emptied', () => {
    const priced = withText(product, 'offers:Offer/price', '19.90')
    expect(priced).toEqual({ ...product, offers: { '@type': 'Offer', price: '19.90' } })
    expect(textAt(priced, 'offers:Offer/price')).toBe('19.90')
    expect(withText(priced, 'offers:Offer/price', '')).toEqual(product)
    const more = { ...product, offers: { '@type': 'Offer', price: 5, seller: 'Us' } }
    expect(withText(more, 'offers:Offer/price', '6')).toEqual({
      ...product,
      offers: { '@type': 'Offer', price: 6, seller: 'Us' },
    })
    expect(withText(more, 'offers:Offer/price', '')).toEqual({ ...product, offers: { '@type': 'Offer', seller: 'Us' } })
    expect(withText(product, 'address:PostalAddress/streetAddress', '')).toEqual(product)
  })

  it('is a text, a number or yes and no; what is none is left to the JSON', () => {
    expect(textAt({ price: 0 }, 'price')).toBe('0')
    expect(textAt({ name: null }, 'name')).toBe('')
    for (const image of [['a', 'b'], { url: 'a' }]) expect(textAt({ image }, 'image')).toBeUndefined()
    expect(textAt({ author: 'Jane' }, 'author:Person/name')).toBeUndefined()
    expect(textAt({}, 'constructor')).toBe('')
  })
})

describe('another kind', () => {
  it('takes away what only the form of the kind before knows', () => {
    const thing = { ...product, image: 'https://a.b/c.png', sku: '7', offers: { price: 1 } }
    expect(withKind(thing, kind('Product'), kind('Event'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Tent',
      gtin: '0123',
      image: 'https://a.b/c.png',
      offers: { price: 1 },
    })
    expect(withKind({}, undefined, kind('FAQPage'))).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage' })
    expect(withKind({ '@context': 'http://schema.org' }, undefined, kind('Person'))).toHaveProperty(
      '@context',
      'http://schema.org',
    )
  })

  it('has fields of its own places, and says which search engines ask for', () => {
    for (const { type, fields, list } of SCHEMA_KINDS) {
      const places = fields.map(({ at }) => at)
      expect([type, new Set(places).size]).toEqual([type, places.length])
      expect([type, fields.length > 0 || list !== undefined]).toEqual([type, true])
    }
    expect(missingFields(product, kind('Product')).map(({ label }) => label)).toEqual(['Price', 'Currency'])
    expect(missingFields({ ...product, offers: 'dear' }, kind('Product'))).toEqual([])
  })
})

describe('a list of things', () => {
  const { list } = kind('BreadcrumbList')
  it('counts its places anew, keeps what it cannot show, and goes when it is empty', () => {
    if (!list) throw new Error('breadcrumbs are a list')
    const crumbs = { '@type': 'BreadcrumbList', itemListElement: { '@type': 'ListItem', name: 'Home' } }
    expect(itemsAt(crumbs, list)).toEqual([{ '@type': 'ListItem', name: 'Home' }])
    expect(itemsAt({}, list)).toEqual([])
    const two = withItems(crumbs, list, ['odd', ...itemsAt(crumbs, list)])
    expect(two).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: ['odd', { '@type': 'ListItem', name: 'Home', position: 2 }],
    })
    expect(withItems(two, list, [])).toEqual({ '@type': 'BreadcrumbList' })
  })
})
