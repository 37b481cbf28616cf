import { describe, expect, test } from 'vitest'
import { defineElement, trail } from '@heddle/kit'
import { compilerOf, id, node, page, project } from '../testing/fixture.ts'

const label = { en: 'Way' }
const probe = defineElement({
  type: 'probe',
  label,
  icon: 'square',
  group: 'basics',
  fields: { way: trail({ label }) },
  supports: [],
})

const shop = page('shop', 'shop', { title: { ru: 'Лавка' } })
const green = page('green', 'shop/teas/green', { title: {}, name: 'Green teas' })
const pages = [shop, green]

/** What stands in the field of a node on a page. */
function wayOn(pageName: string, records = pages, props = {}, language = 'ru') {
  const compiler = compilerOf(project([...records, node('it', pageName, 'probe', { props })]), language, [probe])
  return compiler.one('it').published.props['way']
}

describe('the way to a page', () => {
  test('is made of the pages that its address begins with, by their titles, else by their names', () => {
    const way = wayOn('green') as readonly { readonly label: string; readonly link: string }[]
    expect(way.slice(1)).toEqual([
      { label: 'Лавка', link: '/shop' },
      { label: 'Green teas', link: '/shop/teas/green' },
    ])
    expect(way[0]).toMatchObject({ link: '/' })
  })

  test('is the page alone on the first page of the site', () => expect(wayOn('home')).toMatchObject([{ link: '/' }]))

  test('leaves out those that not everybody may visit', () => {
    const closed = page('shop', 'shop', { userGroups: [id('members')] })
    expect(wayOn('green', [closed, green])).toMatchObject([{ link: '/' }, { link: '/shop/teas/green' }])
  })

  test('leads nowhere where an address needs a value', () => {
    const one = page('one', 'shop/{{slug}}')
    expect(wayOn('one', [shop, one])).toMatchObject([{ link: '/' }, { link: '/shop' }, { link: '' }])
  })

  test('is not made where it is not asked for', () => expect(wayOn('green', pages, { way: { default: false } })).toEqual([]))
})
