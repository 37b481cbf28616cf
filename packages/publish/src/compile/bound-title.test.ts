import { expect, test } from 'vitest'
import type { PageRecord } from '@heddle/document'
import { parseFormula, printFormula } from '@heddle/formula/parse'
import { component, instance, rootNode } from '../testing/component.ts'
import { compilerOf, id, node, project, variable } from '../testing/fixture.ts'
import { bind, collection, formula, pageShowing } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import { compileFormula } from '../logic/compile-formula.ts'
import { resolveNames } from './formulas.ts'

const total = `variables.${id('sum')}`
const titled = (title: PageRecord['title'], languages: readonly string[] = ['ru']) => {
  const at = project([variable('sum', 'total')], languages)
  const home = at.view.homePage()
  if (home) at.change({ put: { [home.id]: { ...home, title } } })
  return at
}
const printed = (code: string, { view }: ReturnType<typeof project>, more: object = {}): string => {
  const parsed = parseFormula(code)
  const context = { view, pageId: id('home'), dependOn: () => {}, useToken: () => {}, ...more }
  return parsed.ok ? printFormula(resolveNames(parsed.tree, context)) : expect.fail(code)
}

test('publish-C8 a bound title is read as what its formula gives, by language, and as its text where that is nothing', () => {
  const site = titled({ ru: bind('`Корзина (${variables.total})`'), en: 'Cart' }, ['ru', 'en'])
  const russian = '`${`Корзина (${' + total + "})` ?? ''}` || page.title.ru"
  expect(printed('page.title.ru', site)).toBe(russian)
  expect(printed("page['title']['en']", site)).toBe('page.title.en')
  expect(printed('page.title[page.lang]', site)).toBe(`{ ru: ${russian}, en: page.title.en }[page.lang]`)
  expect(printed('globalContext.page.title', site)).toBe(`{ ru: ${russian}, en: page.title.en }`)
})

test('publish-C8 a title that is a text, of another page, or of a name that means something else is left to the scope', () => {
  expect(printed('page.title[page.lang]', titled({ ru: 'Home' }))).toBe('page.title[page.lang]')
  const site = titled({ ru: bind('variables.total') })
  expect(printed('page.title.ru', site, { pageId: undefined })).toBe('page.title.ru')
  expect(printed('f(page => page.title.ru)', site)).toBe('f(page => page.title.ru)')
  expect(printed('f(variables => page.title.ru)', site)).toBe('f(variables => page.title.ru)')
  expect(printed('page.name', site)).toBe('page.name')
  for (const broken of [
    bind('1 +'),
    bind('context.item.data'),
    { ...bind('variables.total'), sort: [{ field: 'a', direction: 'asc' }] },
  ])
    expect(printed('page.title.ru', titled({ ru: broken as never }))).toBe('page.title.ru')
})

test('publish-C8 a title never reads itself: not in its own formula, nor through what it reads by name', () => {
  const own = titled({ ru: bind('page.title.ru + 1') })
  expect(printed('page.title.ru', own)).toBe("`${page.title.ru + 1 ?? ''}` || page.title.ru")
  const through = titled({ ru: bind("formulas['sum']()") })
  const context = { view: through.view, pageId: id('home'), dependOn: () => {}, useToken: () => {} }
  const compiled = compileFormula({ code: 'page.title.ru' }, context)
  expect('tree' in compiled && printFormula(compiled.tree)).toBe('page.title.ru')
})

test('publish-C8 what reads a title follows a change of it, in a component too, which sees it as its page does', () => {
  const at = project([
    component('card'),
    rootNode('card', 'text', { props: { text: { ru: bind('page.title.ru') } } }),
    instance('first', 'home', 'card'),
    node('own', 'home', 'text', { props: { text: { ru: bind('page.title.ru') } } }),
    variable('sum', 'total'),
  ])
  const { compiler } = compilerOf(at)
  const shown = (uid: string): string => JSON.stringify(compiler.node(uid)?.published.props)
  const uids = [id('own'), `${id('first')}.${id('cardroot')}`]
  expect(uids.map((uid) => shown(uid).includes(id('sum')))).toEqual([false, false])
  compiler.affectedBy(at.change({ set: { [id('home')]: { 'title/ru': [null, bind('variables.total')] } } }))
  expect(uids.map((uid) => shown(uid).includes(id('sum')))).toEqual([true, true])
})

test('publish-C8 the page shows its title as it was worked out, and the text that stands for it where that gives nothing', async () => {
  const drawn = async (code: string): Promise<string> => {
    const at = pageShowing("concatenate('Title: ', page.title[page.lang])")
    at.change({ set: { [id('home')]: { 'title/ru': [null, bind(code)] } } })
    return /Title: [^<]*/.exec((await publish(at)).file('index.html'))?.[0] ?? ''
  }
  expect(await drawn("concatenate('Orders ', 1 + 2)")).toBe('Title: Orders 3')
  expect([await drawn("''"), await drawn('null')]).toEqual(['Title: Home', 'Title: Home'])
})

test('publish-C8 only a page on which the title is read carries its formula a second time, and what it reads', async () => {
  const held = async (code: string): Promise<number> => {
    const at = pageShowing(code, formula('name', 'collections.orders.data.length'), collection('orders'))
    at.change({ set: { [id('home')]: { 'title/ru': [null, bind('formulas.name()')] } } })
    const { file } = await publish(at)
    return file(`data/${id('home')}.ru.json`).split('["n","formulas"]').length - 1
  }
  expect([await held('page.name'), await held('page.title.ru')]).toEqual([1, 2])
})
