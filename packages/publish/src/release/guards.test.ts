import { describe, expect, test } from 'vitest'
import type { PublishedPage } from '@heddle/document/published'
import { id, node, page, project, styleClass, variable } from '../testing/fixture.ts'
import { bind, collection, formula, workflow } from '../testing/logic.ts'
import { publish, type Published } from '../testing/publish.ts'

const HOST_FILES = ['routes.json', 'headers.json', 'features.json']

const asset = (name: string) => ({
  id: id(name),
  kind: 'asset' as const,
  name,
  folder: '',
  index: 'a0',
  file: `${name}.png`,
  mime: 'image/png',
  size: 9,
})

const picture = { default: { 'background-image': `url(asset:${id('plan')})` } }

/** Two pages, the staff's with all that a page can use, each marked SECRET; the home page shows what `code` gives. */
const desk = (code: string, ...more: Parameters<typeof project>[0] & object) =>
  project([
    page('staff', 'staff', { userGroups: [{}, { id: 'sales' }], title: { ru: 'SECRET title' } }),
    node('top', 'home', 'section'),
    node('hello', 'top', 'text', { props: { text: { ru: bind(code) } } }),
    node('desk', 'staff', 'section', { styles: picture, classes: { [id('marked')]: 'a0' } }),
    node('pay', 'desk', 'text', {
      props: { text: { ru: bind('formulas.raise(collections.salaries.data[0].SECRET_row) + variables.bonus') } },
    }),
    styleClass('marked', { default: { 'font-family': 'SECRET, serif' } }),
    asset('plan'),
    collection('salaries', { mode: 'static', data: [{ SECRET_row: 1 }] }),
    formula('raise', "net + 'SECRET formula'", 'net'),
    variable('bonus', 'bonus', { defaultValue: 'SECRET default' }),
    workflow('payout', [{ type: 'run-script', args: { code: '/* SECRET script */' } }] as never, {
      trigger: 'click',
      ownerId: id('pay'),
    }),
    variable('greeting', 'greeting', { defaultValue: 'Hello' }),
    ...more,
  ])

const openTo = ({ artefacts, assets }: Published, isOpen: (readers: unknown) => boolean): readonly string[] => [
  ...artefacts.filter(({ path, readers }) => isOpen(readers) && !HOST_FILES.includes(path)).map(({ path }) => path),
  ...assets.filter(({ readers }) => isOpen(readers)).map(({ file }) => file),
]
const secretsIn = ({ artefacts }: Published): readonly string[] =>
  artefacts
    .filter(({ path, readers, contents }) => readers === 'everyone' && !HOST_FILES.includes(path) && contents.includes('SECRET'))
    .map(({ path }) => path)
const homeOf = (published: Published) => JSON.parse(published.file(`data/${id('home')}.ru.json`)) as PublishedPage

describe('what only pages with access rules use', () => {
  test('publish-S4 is for their groups alone: rows, defaults, formulas, code, rules, uploads, titles', async () => {
    const published = await publish(desk('variables.greeting'))
    expect(published.problems).toEqual([])
    expect(secretsIn(published)).toEqual([])
    const guarded = openTo(published, (readers) => readers !== 'everyone')
    expect(guarded).toEqual([
      'staff/index.html',
      `data/${id('staff')}.ru.json`,
      expect.stringMatching(/^scripts\/.*\.js$/),
      `collections/${id('salaries')}.json`,
      'plan.png',
    ])
    for (const { path, readers } of published.artefacts)
      if (guarded.includes(path)) expect(readers).toEqual([[{}, { id: 'sales' }]])
    expect(homeOf(published).variables.map(({ name }) => name)).toEqual(['greeting'])
    expect(published.file('staff/index.html')).toContain('SECRET default')
  })

  test('publish-S4 is everybody’s as soon as a public page uses it too', async () => {
    const published = await publish(desk('collections.salaries.data[0].SECRET_row + variables.bonus'))
    expect(openTo(published, (readers) => readers === 'everyone')).toContain(`collections/${id('salaries')}.json`)
    expect(homeOf(published).variables.map(({ name }) => name)).toEqual(['bonus'])
  })

  test('publish-S4 may be read by the groups of each page that uses it', async () => {
    const published = await publish(
      desk(
        "'nothing'",
        page('boss', 'boss', { userGroups: [{}, { id: 'bosses' }] }),
        node('chair', 'boss', 'section', { styles: picture }),
        node('sum', 'chair', 'text', { props: { text: { ru: bind('collections.salaries.total') } } }),
      ),
    )
    const rules = [
      [{}, { id: 'bosses' }],
      [{}, { id: 'sales' }],
    ]
    expect(published.artefacts.find(({ path }) => path.startsWith('collections/'))?.readers).toEqual(rules)
    expect(published.assets).toEqual([{ file: 'plan.png', readers: rules }])
  })

  test('publish-S4 is not meant by names that other pages work out while running; what nobody names, or they name themselves, is', async () => {
    const own = collection('news', { mode: 'static', data: [1] })
    const code = '[variables[page.name], collections[page.name], formulas[page.name], collections.news.total]'
    const published = await publish(desk(code, own, collection('unnamed', { mode: 'static', data: [2] })))
    expect(secretsIn(published)).toEqual([])
    const home = homeOf(published)
    expect(home.collections.map(({ name }) => name).toSorted()).toEqual(['news', 'unnamed'])
    expect(home.variables.map(({ name }) => name)).toEqual(['greeting'])
    expect(home.formulas).toEqual([])
  })

  test('publish-S4 stays guarded when the page is kept, and becomes everybody’s when its rules are taken away', async () => {
    const one = desk("'nothing'")
    const first = await publish(one)
    const kept = await publish(one, { previous: first })
    expect(kept.kept.find(({ path }) => path === 'staff/index.html')?.readers).toEqual([[{}, { id: 'sales' }]])
    one.change({ set: { [id('staff')]: { userGroups: [[{}, { id: 'sales' }], []] } } })
    const open = await publish(one, { previous: kept })
    expect(openTo(open, (readers) => readers !== 'everyone')).toEqual([])
  })
})

test('publish-S5 rows that no page uses are nowhere', async () => {
  const { files } = await publish(project([collection('spare', { mode: 'static', data: [1] })]))
  expect([...files.keys()].filter((path) => path.startsWith('collections/'))).toEqual([])
})
