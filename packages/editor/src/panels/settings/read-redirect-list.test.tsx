import { describe, expect, it, test } from 'vitest'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { readRedirectList } from './read-redirect-list.ts'

const ABOUT = 'about00000000000'
const HOME = 'home000000000000'
const { view } = createTestEditor([
  <Page key="home" id={HOME} name="Home" path="home" />,
  <Page key="about" id={ABOUT} name="About" path="About-us" />,
])
const read = (text: string) => readRedirectList(text, view)

describe('a list of redirects', () => {
  test.each([
    ['commas', '/old, /new\n/sale, https://shop.example/, 302'],
    ['semicolons and quotes', '"/old";"/new";301\r\n"/sale";"https://shop.example/";302\r\n'],
    ['a spreadsheet with names of columns', 'From\tTo\tStatus\n/old\t/new\t\n/sale\thttps://shop.example/\t302'],
    ['blanks', '  old   new  \n\n sale https://shop.example/ 302'],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toEqual({
      redirects: [
        { from: 'old', to: { address: '/new' }, status: 301 },
        { from: 'sale', to: { address: 'https://shop.example/' }, status: 302 },
      ],
    })
  })

  it('what leads to a page of the site follows the page, not its address', () => {
    expect(read('/a, /about-us/\n/b, /\n/c, /about-us?x=1').redirects.map(({ to }) => to)).toEqual([
      { pageId: ABOUT },
      { pageId: HOME },
      { address: '/about-us?x=1' },
    ])
  })

  it('names the line that is no redirect', () => {
    const wrong = 'Line 2 is no redirect: write the old path, where it leads, and 301 or 302 or nothing'
    for (const line of ['/only', '/old, /new, 307', '/a, /b, 301, more']) expect(read(`/x, /y\n${line}`).wrong).toBe(wrong)
  })
})
