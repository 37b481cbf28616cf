import { createStore, type Diff, type Json } from '@heddle/store'
import { expect, test } from 'vitest'
import { blankNode, blankPage, blankSite } from '../records/blank.ts'
import type { DocumentRecord } from '../records/types.ts'
import { createDocumentView } from '../view/view.ts'
import { checkContentChange } from './content-change.ts'

const id = (name: string) => name.padEnd(16, '0')
const formula = { type: 'f', code: '1' } as const
const place = { parentId: id('home'), slot: 'sections', index: 'a0' }
const facts = { translated: true, bindable: true, check: () => undefined }
const fieldsOf = (type: string) =>
  type === 'card'
    ? {
        isSection: false,
        slots: {},
        fields: {
          text: { ...facts, kind: 'text' },
          picture: { ...facts, kind: 'image' },
          tag: { ...facts, kind: 'choice' },
          options: { ...facts, kind: 'list', item: { label: { ...facts, kind: 'text' }, value: { ...facts, kind: 'value' } } },
          rows: { ...facts, kind: 'value', default: [], textsAt: ['labelField'] },
          sizes: { ...facts, kind: 'value', default: ['S', 'L'], textsAt: ['labelField'], valueAt: 'valueField' },
          labelField: { ...facts, kind: 'path', default: 'label' },
          valueField: { ...facts, kind: 'path', default: 'value' },
          tags: { ...facts, kind: 'list', item: { ...facts, kind: 'text' }, default: ['a'] },
        },
      }
    : undefined

const actionOf = (type: string) => (type === 'show-toast' ? { parameters: { text: { translated: true }, tone: {} } } : undefined)
const toast = (args: object) => ({ type: 'show-toast', args: { tone: 'info', ...args } })
const said = toast({ text: 'Saved' })
const bound = toast({ text: { type: 't', texts: { en: formula, ru: 'Да' } } })
const texts = <Texts extends object>(by: Texts) => ({ type: 't' as const, texts: by })

const option = (label: unknown, value: string) => ({ label, value })
const options = [option('Small', 's'), option('Large', 'l')]
const link = (short: unknown, to = '/') => ({ title: { short, to }, to })
const tip = texts({ en: 'Tip', ru: formula })
const card = {
  ...blankNode(id('card'), 'card', place),
  attributes: { title: 'Fresh', 'data-id': 'x', 'data-tip': tip },
  props: {
    text: { en: 'One' },
    tag: { default: 'p' },
    options: { default: options as unknown as Json },
    rows: { default: options as unknown as Json },
  },
}
const rows = (more: object) => ({
  kind: 'collection' as const,
  name: 'Menu',
  folder: '',
  index: 'a0',
  mode: 'static',
  type: 'collection' as const,
  config: {},
  data: [{ name: 'Bread' }],
  ...more,
})
const view = createDocumentView(
  createStore<DocumentRecord>([
    blankSite(id('site'), 'Site', id('home'), 'en'),
    blankPage(id('home'), 'Home', 'home', 'a0', ['en']),
    { id: id('menu'), ...rows({}) },
    { id: id('orders'), ...rows({ pluginId: id('rest') }) },
    card,
    {
      id: id('flow'),
      kind: 'workflow',
      name: 'Flow',
      folder: '',
      index: 'a0',
      trigger: '',
      parameters: [],
      actions: { [id('say')]: said, [id('bound')]: bound, [id('other')]: { type: 'http-request', args: { url: '/a' } } } as never,
    },
    { ...blankNode(id('bound'), 'card', { ...place, index: 'a1' }), props: { text: { en: formula } } },
    {
      ...blankNode(id('use'), 'library-component', { ...place, index: 'a2' }),
      componentId: id('part'),
      props: { links: { default: [link('Home')] as never }, words: { default: ['One'] } },
    },
    {
      id: id('part'),
      kind: 'library-component',
      name: 'Part',
      folder: '',
      index: 'a0',
      type: 'component',
      rootElementId: id('root'),
      configuration: {},
      properties: {
        label: { name: 'Label', type: 'text' },
        size: { name: 'Size', type: 'choice' },
        links: { name: 'Links', type: 'list', texts: ['title.short'], defaultValue: [] },
        card: { name: 'Card', type: 'object', texts: ['title'], defaultValue: { title: 'A', to: '/' } },
        words: { name: 'Words', type: 'list', texts: [''] },
      },
    },
  ]),
)
const refused = (diff: Diff<DocumentRecord>) => checkContentChange(view, diff, fieldsOf, actionOf).map(({ path }) => path)
const set = (record: string, path: string, from: unknown, to: unknown) =>
  ({ set: { [id(record)]: { [path]: [from, to] } } }) as unknown as Diff<DocumentRecord>

test.each([
  ['a text', set('card', 'props/text/en', 'One', 'Two')],
  ['a text of another language', set('card', 'props/text/ru', null, 'Два')],
  ['a picture', set('card', 'props/picture/default', null, `asset:${id('photo')}`)],
  ['a text of an instance', set('use', 'props/label/default', null, 'Go')],
  ['texts in the items of a list', set('card', 'props/options/default', options, [option('Little', 's'), option('Large', 'l')])],
  ['a list that stands at its default', set('card', 'props/tags/default', null, ['b'])],
  [
    'a text in an item in another language',
    set('card', 'props/options/default', options, [option(texts({ en: 'Small', ru: 'Малый' }), 's'), options[1]]),
  ],
  ['a text that a component has in a list', set('use', 'props/links/default', null, [link(texts({ en: 'Home', ru: 'Дом' }))])],
  ['a text that a component has in an object', set('use', 'props/card/default', null, { title: 'B', to: '/' })],
  ['an item of a list of texts', set('use', 'props/words/default', null, ['Two'])],
  ['the label of a row', set('card', 'props/rows/default', options, [option('Little', 's'), options[1]])],
  [
    'the label of a row in another language',
    set('card', 'props/rows/default', options, [option(texts({ en: 'Small', ru: 'Малый' }), 's'), options[1]]),
  ],
  [
    'what an option that is one text is called',
    set('card', 'props/sizes/default', null, [option('Small', 'S'), option('L', 'L')]),
  ],
  ['rows of a collection', set('menu', 'data', [{ name: 'Bread' }], [{ name: 'Rye' }, { name: 'Cake' }])],
  ['rows in blocks', set('menu', `blocks/${id('block')}`, null, { index: 'a0', rows: [{ name: 'Rye' }] })],
  ['the title of a page', set('home', 'title/en', null, 'Welcome')],
  ['the description of a page', set('home', 'meta/desc/en', null, 'All about it')],
  ['the social picture of a page', set('home', 'metaImage', null, id('photo'))],
  ['a text of an action', set('flow', `actions/${id('say')}`, said, toast({ text: 'Done' }))],
  [
    'a text of an action in another language',
    set('flow', `actions/${id('say')}`, said, toast({ text: texts({ en: 'Saved', ru: 'Да' }) })),
  ],
  ['a text beside a formula', set('flow', `actions/${id('bound')}`, bound, toast({ text: texts({ en: formula, ru: 'Нет' }) }))],
  ['a title', set('card', 'attributes/title', 'Fresh', 'New')],
  ['a title in another language', set('card', 'attributes/title', 'Fresh', texts({ en: 'Fresh', ru: 'Новый' }))],
  ['an attribute that stands by language', set('card', 'attributes/data-tip', tip, texts({ en: 'Hint', ru: formula }))],
  ['what the link in the corner says', set('site', 'branding', null, { text: texts({ en: 'Us', ru: 'Мы' }) })],
  ['the name of the site in another language', set('site', 'names/ru', null, 'Сайт')],
  ['an uploaded picture', { put: { [id('photo')]: { id: id('photo'), kind: 'asset' } } } as unknown as Diff<DocumentRecord>],
])('a content editor may change %s', (_, diff) => {
  expect(refused(diff)).toEqual([])
})

test.each([
  ['what an element is', set('card', 'props/tag/default', 'p', 'h1')],
  ['a field that is none', set('card', 'props/constructor/default', null, 'x')],
  ['the value of an option', set('card', 'props/options/default', options, [option('Small', 'x'), option('Large', 'l')])],
  ['the value of a row', set('card', 'props/rows/default', options, [option('Small', 'x'), options[1]])],
  ['the value of an option that is one text', set('card', 'props/sizes/default', null, [option('Small', 'x'), 'L'])],
  ['an option that is one text', set('card', 'props/sizes/default', null, ['Small', 'L'])],
  ['another part of a list that a component has', set('use', 'props/links/default', null, [link('Home', '/about')])],
  ['another part of an object that a component has', set('use', 'props/card/default', null, { title: 'A', to: '/b' })],
  ['how many rows there are', set('card', 'props/rows/default', options, options.slice(1))],
  ['a row that is another thing', set('card', 'props/rows/default', options, ['Small', options[1]])],
  ['the label of a row as a formula', set('card', 'props/rows/default', options, [option(formula, 's'), options[1]])],
  [
    'the text of an item as a formula in a language',
    set('card', 'props/options/default', options, [option(texts({ en: 'Small', ru: formula }), 's'), options[1]]),
  ],
  ['what names the labels', set('card', 'props/labelField/default', null, 'value')],
  ['how many options there are', set('card', 'props/options/default', options, options.slice(1))],
  ['the order of options', set('card', 'props/options/default', options, options.toReversed())],
  ['a formula in an item', set('card', 'props/options/default', options, [option(formula, 's'), option('Large', 'l')])],
  ['another key in an item', set('card', 'props/options/default', options, [{ ...options[0], __proto: 'x' }, options[1]])],
  ['an item that is none', set('card', 'props/options/default', options, ['Small', options[1]])],
  ['more items than the default', set('card', 'props/tags/default', null, ['a', 'b'])],
  ['columns of a collection', set('menu', 'fields', null, [{ name: 'price', type: 'number' }])],
  ['how rows are chosen', set('menu', 'filter', null, {})],
  ['rows that a source gives', set('orders', 'data', [], [{ name: 'x' }])],
  ['a style', set('card', 'styles/default/color', null, 'red')],
  ['where it stands', set('card', 'place', place, { ...place, index: 'a5' })],
  ['a link', set('card', 'link', null, { type: 'external' })],
  ['a text into a formula', set('card', 'props/text/en', 'One', formula)],
  ['a formula into a text', set('bound', 'props/text/en', formula, 'One')],
  ['a choice of an instance', set('use', 'props/size/default', null, 'big')],
  ['the address of a page', set('home', 'paths/default', 'home', 'start')],
  ['who may see a page', set('home', 'userGroups', [], [{}])],
  [
    'what else an action is told',
    set('flow', `actions/${id('say')}`, said, { ...said, args: { text: 'Saved', tone: 'danger' } }),
  ],
  ['what an action is', set('flow', `actions/${id('say')}`, said, { ...said, type: 'log' })],
  ['an action away', set('flow', `actions/${id('say')}`, said, null)],
  ['an action into none', set('flow', `actions/${id('say')}`, said, { ...said, args: null })],
  ['a formula of an action', set('flow', `actions/${id('bound')}`, bound, toast({ text: texts({ en: 'x', ru: 'Да' }) }))],
  ['the address an action asks', set('flow', `actions/${id('other')}`, {}, { type: 'http-request', args: { url: '/b' } })],
  [
    'an address by language',
    set('flow', `actions/${id('other')}`, {}, { type: 'http-request', args: { url: texts({ en: '/b' }) } }),
  ],
  ['what starts a workflow', set('flow', 'trigger', '', 'click')],
  ['an attribute that nobody reads', set('card', 'attributes/data-id', 'x', 'y')],
  ['a formula of an attribute', set('card', 'attributes/data-tip', tip, texts({ en: 'Tip', ru: 'x' }))],
  ['a title away', set('card', 'attributes/title', 'Fresh', null)],
  ['a new attribute', set('card', 'attributes/alt', null, 'x')],
  ['where the link in the corner leads', set('site', 'branding', null, { text: 'Us', href: '/x' })],
  ['the link in the corner away', set('site', 'branding', null, { isOff: true })],
  ['the site', set('site', 'name', 'Site', 'Mine')],
  ['a record that is gone', set('gone', 'props/text/en', 'One', 'Two')],
  ['a new element', { put: { [id('new')]: blankNode(id('new'), 'card', place) } }],
  ['what is there by putting it again', { put: { [id('card')]: card } }],
  ['a removed element', { remove: { [id('card')]: card } }],
])('and not %s', (_, diff) => {
  expect(refused(diff)).toHaveLength(1)
})

test('one part that is more refuses with its place, whatever stands beside it', () => {
  const diff = {
    set: { [id('card')]: { 'props/text/en': ['One', 'Two'], 'styles/default/color': [null, 'red'] } },
  } as Diff<DocumentRecord>
  expect(refused(diff)).toEqual([`${id('card')}/styles/default/color`])
})
