import { expect, test } from 'vitest'
import type { DocumentRecord, LibraryComponentRecord, NodeRecord } from '@heddle/document'
import { actionDefinitions } from '@heddle/actions/definitions'
import { component, rootNode } from '../testing/component.ts'
import { id, node, page, project } from '../testing/fixture.ts'
import { bind, chunks, publishHome, workflow } from '../testing/logic.ts'

const actions = new Map(actionDefinitions.map((definition) => [definition.type, definition]))

/** A popup with a text in it. */
const popup = (name: string, more: Partial<LibraryComponentRecord> = {}): readonly DocumentRecord[] => [
  component(name, { type: 'modal', ...more }),
  rootNode(name, 'base-popup', { styles: { default: { color: 'red' } } }),
  node(`${name}text`, `${name}root`, 'text', { props: { text: { ru: `Текст ${name}` } } }),
]
const opens = (popupId: unknown) => ({ type: 'open-popup', args: { popupId: popupId as string } })
const start = [node('part', 'home', 'section'), node('button', 'part', 'button')]
const publishWith = (...records: readonly DocumentRecord[]) =>
  publishHome(project([...start, ...records]), {
    actions,
    chunks: {
      ...chunks,
      parts: { ...chunks.parts, popups: 'popups.js' },
      elements: { ...chunks.elements, 'base-popup': 'popup.js' },
    },
  })
const idsOf = (found: Awaited<ReturnType<typeof publishHome>>) => (found.page.popups ?? []).map((one) => one.id)

test('publish-PO1 a page carries the popups that its workflows open, and those that these open in turn, each once', async () => {
  const found = await publishWith(
    ...popup('ask'),
    ...popup('note'),
    ...popup('idle'),
    workflow('w', [opens(id('ask')), opens(id('ask'))], { trigger: 'click', ownerId: id('button') }),
    workflow('inner', [opens(id('note'))], { trigger: 'click', ownerId: id('asktext') }),
    workflow('lost', [opens(id('idle'))], { trigger: '' }),
  )
  expect(idsOf(found)).toEqual([id('ask'), id('note')])
  expect(Object.keys(found.page.sections)).toEqual([id('part')])
  expect(found.page.wwObjects[id('ask')]).toMatchObject({ uid: id('ask'), component: { id: id('ask') } })
  const root = found.page.wwObjects[`${id('ask')}.${id('askroot')}`]
  expect(root).toMatchObject({ type: 'base-popup', attributes: { id: id('ask') } })
  expect(root?.live).toBeGreaterThan(0)
  expect(found.page.wwObjects[`${id('ask')}.${id('asktext')}`]).toMatchObject({ props: { text: 'Текст ask' } })
  expect(found.page.libraryComponents.map((one) => one.id)).toEqual([id('ask'), id('note')])
})

test('publish-PO1 a link opens a popup without a workflow, and what stands in it may open others and close it', async () => {
  const linked = (name: string, link: NodeRecord['link'] & object, parent = 'part') => node(name, parent, 'text', { link })
  const found = await publishWith(
    ...popup('ask'),
    ...popup('note'),
    ...popup('idle'),
    linked('opener', { type: 'open-popup', popupId: id('ask') }),
    linked('asknext', { type: 'open-popup', popupId: id('note') }, 'askroot'),
    linked('notedone', { type: 'close-popup' }, 'noteroot'),
    node('press', 'part', 'button', { link: { type: 'open-popup', popupId: id('ask') } }),
  )
  expect(idsOf(found)).toEqual([id('ask'), id('note')])
  expect(found.preloads).toContain('popups.js')
  const html = found.file('index.html')
  expect(html).toContain(`data-popup-link="open ${id('ask')}" aria-haspopup="dialog" role="button" tabindex="0"`)
  // What is a button already is told nothing more.
  expect(html).toMatch(new RegExp(`<button[^>]*data-popup-link="open ${id('ask')}" aria-haspopup="dialog"(?! role)`))
  expect(html).not.toMatch(/<a [^>]*data-popup-link/)
  expect(found.page.wwObjects[`${id('note')}.${id('notedone')}`]?.attributes).toMatchObject({ 'data-popup-link': 'close' })
})

const properties = { [id('title')]: { name: 'Title', type: 'text' }, [id('count')]: { name: 'Count', type: 'number' } }
const gives = (props: NonNullable<NodeRecord['link']>['props'] & object): NodeRecord['link'] & object => ({
  type: 'open-popup',
  popupId: id('ask'),
  props,
})

test('publish-PO7 a link gives values to the popup at the place of the press, in each row of its own', async () => {
  const given = gives({ [id('title')]: bind('context.item.data.name'), [id('count')]: 3 })
  const found = await publishWith(
    ...popup('ask', { properties }),
    node('details', 'part', 'text', { link: given, repeat: { over: bind('[{ name: "Ann" }]') } }),
  )
  expect(idsOf(found)).toEqual([id('ask')])
  const details = found.page.wwObjects[id('details')]
  expect(details?.attributes).toMatchObject({ 'data-popup-link': `given ${id('ask')}`, role: 'button', tabindex: '0' })
  const [workflowId = ''] = details?.events?.['click'] ?? []
  const run = found.page.workflows.find((one) => one.id === workflowId)
  expect(run?.actions['open']?.args).toMatchObject({
    popupId: id('ask'),
    props: { [id('title')]: { type: 'f' }, [id('count')]: 3 },
  })
  expect(found.preloads).toContain('popups.js')
  expect(found.file('index.html')).not.toContain('<dialog')
})

test('publish-PO7 what was done by a press before comes first, and values bring what their formulas name', async () => {
  const found = await publishWith(
    ...popup('ask', { properties }),
    node('details', 'part', 'button', { link: gives({ [id('count')]: bind('sum(1, 2)') }) }),
    workflow('w', [], { trigger: 'click', ownerId: id('details') }),
  )
  const heard = found.page.wwObjects[id('details')]?.events?.['click']
  expect(heard?.map((one) => found.page.workflows.some((workflow) => workflow.id === one))).toEqual([true, true])
  expect(heard?.[0]).toBe(id('w'))
  expect(found.page.page.uses?.functions).toBeDefined()
})

test('publish-PO7 a formula that cannot be read is told, and a value for what the popup does not have stays behind', async () => {
  await expect(
    publishWith(
      ...popup('ask', { properties }),
      node('details', 'part', 'text', { link: gives({ [id('title')]: bind('1 +') }) }),
    ),
  ).rejects.toThrow()
  const plain = { type: 'open-popup', popupId: id('ask') } as const
  const [gone, without] = await Promise.all(
    [gives({ [id('gone')]: 'x' }), plain].map((link) =>
      publishWith(...popup('ask', { properties }), node('details', 'part', 'button', { link })),
    ),
  )
  expect(gone?.file('index.html')).toBe(without?.file('index.html'))
  expect(gone?.file('index.html')).not.toContain('<script')
})

test('publish-PO8 what a popup shows of its properties waits for what it is given, also where they have a value of their own', async () => {
  const own = { [id('title')]: { name: 'Title', type: 'text', defaultValue: 'None' } }
  const ask = popup('ask', { properties: own }).map((record) =>
    record.id === id('asktext') && record.kind === 'node'
      ? { ...record, props: { text: { default: bind("'Details of ' + context.component.props.Title") } } }
      : record,
  )
  const found = await publishWith(...ask, workflow('w', [opens(id('ask'))], { trigger: 'click', ownerId: id('button') }))
  const member = expect.arrayContaining([['l', id('title')]]) as unknown
  const shown = found.page.wwObjects[`${id('ask')}.${id('asktext')}`]?.props['text']
  expect(shown).toMatchObject({ type: 'f', tree: ['b', '+', ['l', 'Details of '], member] })
  expect(found.page.wwObjects[id('ask')]?.component?.props).toEqual({ [id('title')]: 'None' })
})

test('publish-PO2 their code, their bodies and their rules come with the page, and their nodes are not drawn', async () => {
  const found = await publishWith(...popup('ask'), workflow('w', [opens(id('ask'))], { trigger: 'click', ownerId: id('button') }))
  expect(found.preloads).toContain('popups.js')
  expect(found.preloads).toContain('popup.js')
  const html = found.file('index.html')
  expect(html).toContain('color:red')
  expect(html).not.toContain('<dialog')
})

test('publish-PO2 workflows of their own that code in them runs come with them', async () => {
  const found = await publishWith(
    ...popup('ask'),
    workflow('w', [opens(id('ask'))], { trigger: 'click', ownerId: id('button') }),
    workflow('own', [], { trigger: '', ownerId: id('ask'), name: 'own' }),
    workflow('code', [{ type: 'run-script', args: { code: "heddle.workflows.runPopup('own')" } }], {
      trigger: 'click',
      ownerId: id('asktext'),
    }),
  )
  expect(found.names.workflows).toContain('own')
})

test('publish-PO3 a page that opens none carries nothing of any, however many there are', async () => {
  const without = await publishWith()
  const withSome = await publishWith(...popup('ask'), ...popup('note'))
  expect(withSome.file('index.html')).toBe(without.file('index.html'))
  expect(withSome.page).toEqual(without.page)
  expect(withSome.page).not.toHaveProperty('popups')
  const off = workflow('w', [{ ...opens(id('ask')), disabled: true }], { trigger: 'click', ownerId: id('button') })
  expect(idsOf(await publishWith(...popup('ask'), off))).toEqual([])
})

test('publish-PO4 an id that is worked out while running may be any popup; so may what code of the builder opens', async () => {
  for (const action of [
    opens(bind('variables.which')),
    { type: 'run-script', args: { code: 'heddle.popups.open(which, {}, false)' } },
  ]) {
    const run = workflow('w', [action], { trigger: 'click', ownerId: id('button') })
    expect(idsOf(await publishWith(...popup('ask'), ...popup('note'), run))).toEqual([id('ask'), id('note')])
  }
})

test('publish-PO4 code that says the id of what it opens brings no other', async () => {
  const code = `await heddle.popups.open("${id('note')}", {}, true)\nheddle.popups.closeAll('${id('ask')}')`
  const run = workflow('w', [{ type: 'run-script', args: { code } }], { trigger: 'click', ownerId: id('button') })
  expect(idsOf(await publishWith(...popup('ask'), ...popup('note'), run))).toEqual([id('note')])
})

test('publish-PO5 a popup says what its configuration does, and the ids of its properties; its container can be found', async () => {
  const properties = { [id('title')]: { name: 'Title', type: 'text' } }
  const configuration = { popup: { isStacked: true, containerUid: id('button'), isKeptOnNav: true } }
  const found = await publishWith(
    ...popup('ask', { properties, configuration }),
    workflow('w', [opens(id('ask'))], { ownerId: id('home') }),
    page('other', 'other'),
  )
  expect(found.page.popups).toEqual([
    { id: id('ask'), properties: { Title: id('title') }, isStacked: true, containerUid: id('button'), isKeptOnNav: true },
  ])
  expect(found.page.wwObjects[id('button')]?.attributes).toMatchObject({ 'data-target': id('button') })
  expect(found.file(`data/${id('other')}.ru.json`)).not.toContain('popups')
})

const button = (name: string, parent: string, link: NodeRecord['link'] & object, props: NodeRecord['props'] = {}) =>
  node(name, parent, 'button', { link, props })
const opensAsk = { type: 'open-popup', popupId: id('ask') } as const

test('publish-PO6 popups without anything alive, opened and closed by buttons with links, stand in the page for the browser to open', async () => {
  const found = await publishWith(
    ...popup('ask'),
    ...popup('note'),
    button('opener', 'part', opensAsk),
    button('asknext', 'askroot', { type: 'open-popup', popupId: id('note') }),
    button('askdone', 'askroot', { type: 'close-popup' }),
  )
  const html = found.file('index.html')
  expect(html).not.toContain('<script')
  expect(found.page).not.toHaveProperty('popups')
  expect(found.page.libraryComponents).toEqual([])
  expect(Object.keys(found.page.sections)).toEqual([
    id('part'),
    `${id('ask')}.${id('askroot')}`,
    `${id('note')}.${id('noteroot')}`,
  ])
  expect(html).toMatch(new RegExp(`<dialog (?=[^>]*id="${id('ask')}")(?=[^>]*popover="auto")(?=[^>]*closedby="any")`))
  const commands = [...html.matchAll(/<button[^>]* command="([^"]+)" commandfor="([^"]+)" popoverTarget="([^"]+)"/g)]
  expect(commands.map(([, ...said]) => said)).toEqual([
    ['show-modal', id('ask'), id('ask')],
    ['show-modal', id('note'), id('note')],
    ['close', id('ask'), id('ask')],
  ])
  expect(html).not.toContain('data-popup-link')
})

test('publish-PO6 one that leaves the page within reach is opened and closed as a popover', async () => {
  const free = { overlay: { default: false }, preventInteractionsOutside: { default: false } }
  const [asked, root, ...inside] = popup('ask')
  const found = await publishWith(
    ...[asked, { ...root, props: free } as NodeRecord, ...inside].flatMap((one) => one ?? []),
    button('opener', 'part', opensAsk),
    button('askdone', 'askroot', { type: 'close-popup' }),
  )
  const html = found.file('index.html')
  expect([...html.matchAll(/ command="([^"]+)"/g)].map(([, said]) => said)).toEqual(['show-popover', 'hide-popover'])
})

test.each<[string, readonly DocumentRecord[]]>([
  ['a workflow opens one', [workflow('w', [opens(id('ask'))], { trigger: 'click', ownerId: id('button') })]],
  ['something in one is alive', [node('bound', 'askroot', 'text', { props: { text: { ru: bind('1 + variables.many') } } })]],
  ['one is repeated', [node('rows', 'askroot', 'text', { repeat: { over: bind('[1, 2]') } })]],
  ['a link to one is no button', [node('word', 'part', 'text', { link: opensAsk })]],
  ['a link to one sends a form', [button('sends', 'part', opensAsk, { buttonType: { default: 'submit' } })]],
  ['a link that closes one is no button', [node('word', 'askroot', 'text', { link: { type: 'close-popup' } })]],
  ['a workflow hears that one is closed', [workflow('w', [], { trigger: 'close', ownerId: id('askroot') })]],
])('publish-PO6 a script opens all popups of a page where %s', async (_, more) => {
  const found = await publishWith(...popup('ask'), button('opener', 'part', opensAsk), ...more)
  expect(idsOf(found)).toEqual([id('ask')])
  expect(found.file('index.html')).toContain(`data-popup-link="open ${id('ask')}"`)
  expect(found.file('index.html')).not.toContain('<dialog')
})

test.each(['containerUid', 'isKeptOnNav'])('publish-PO6 a script opens one whose configuration says %s', async (setting) => {
  const configuration = { popup: { [setting]: setting === 'isKeptOnNav' ? true : id('part') } }
  const found = await publishWith(...popup('ask', { configuration }), button('opener', 'part', opensAsk))
  expect(idsOf(found)).toEqual([id('ask')])
})
